/// Where licences name who holds the rights, or a work that an exception is for, which the
/// matching guidelines let anybody replace (specification 2.3, annex B.5 and the templates' own
/// replaceable text).
///
/// `*` stands for the name, a full stop for the end of a sentence.
enum HolderSlots {
    /// The words around a name.
    struct Pattern {
        let before: [Substring]
        let behind: [Substring]

        fileprivate init(_ phrase: String) {
            let words = phrase.split(separator: " ")
            before = Array(words.prefix { $0 != "*" })
            behind = Array(words.dropFirst(before.count + 1))
        }
    }

    static let patterns: [Pattern] = [
        "in no event shall * be", "in no event will * be", "in no case shall * be",
        "under no circumstances shall * be", "under no circumstances will * be",
        "even if * has been advised", "even if * have been advised",
        "neither the name of * nor", "neither the names of * nor",
        "nor the names of * may", "nor the name of * may",
        "the name of * may not", "the names of * may not", "the name of * must not",
        "the name of * not be", "the names of * not be", "the name of * shall not",
        "the names of * shall not", "names * must not be used", "name * must not be used",
        "the name * may not", "the names * may not",
        "provided by * as is", "provided by * and any",
        "written permission of * .", "written permission from * .",
        "written authorization from * .", "written authorization of * .",
        "written consent of * .", "written consent from * .",
        "developed by * .", "developed by * and its contributors", "written by * .",
        ". * disclaims all", ". * disclaim all", "and * disclaims all", "and * disclaim all",
        ". * disclaims any", ". * disclaim any", "and * disclaims any", "and * disclaim any",
        ". * makes no representations", ". * make no representations",
        ". * makes no representation", ". * make no representation",
        ". * specifically disclaim", ". * specifically disclaims",
        "special exception * give", "special exception * gives", "special exception * grant",
        "special exception * grants", "free software * gives", "free software * give",
        "to link the code of * with", "or combining it with * or a modified version",
        "covered by the terms of * the licensors", "for the parts of * used as well",
    ].map(Pattern.init)

    /// The longest name that a licence's own text has in such a place, in words.
    static let longestName = 12
}
