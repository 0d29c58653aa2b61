import Foundation
import RegexBuilder

extension TextRules {
    /// The wordings of a licence: the text, and what else the list or its users take for it.
    ///
    /// - Throws: `MissingWords` where the text doesn't have what is to be reworded.
    static func wordings(of reference: ReferenceText) throws -> [String] {
        let text = reference.text
        switch reference.id {
        // The list lets the software be materials.
        case "MIT":
            return try [
                text,
                text.rewording("the Software is", as: "the Materials are")
                    .rewording("THE SOFTWARE IS", as: "THE MATERIALS ARE")
                    .rewording("Software", as: "Materials")
                    .rewording("SOFTWARE", as: "MATERIALS"),
            ]
        // The list's text; the data's is that of HPND.
        case "NTP":
            return try [
                text.rewording("purpose and without fee", as: "purpose with or without fee")
            ]
        // The list's text; the data's has no third condition, but tells of its history below.
        case "BSD-4-Clause-UC":
            return try [
                text.rewording(
                    "<deleted>",
                    as: "All advertising materials mentioning features or use of this software "
                        + "must display the following acknowledgement: This product includes "
                        + "software developed by the University of California, Berkeley and its "
                        + "contributors."
                ).rewording(/On on July 22 1999(?s:.*)/, as: "")
            ]
        // Only the word "licensed" sets it apart from BSD-3-Clause-No-Nuclear-Warranty.
        case "BSD-3-Clause-No-Nuclear-License":
            return try [
                text.rewording(
                    "nor the names of contributors", as: "or the names of contributors")
            ]
        // What Linux-PAM, libcap and others made of the first two conditions.
        case "BSD-3-Clause":
            return try [
                text,
                text.rewording(
                    "this list\nof conditions and the following disclaimer",
                    as: "and the entire permission notice in its entirety, "
                        + "including the disclaimer of warranties",
                    maxReplacements: 1),
                text.rewording(
                    "the above copyright notice, this list\nof conditions and the following disclaimer",
                    as: "any existing copyright notice, and this entire permission notice "
                        + "in its entirety, including the disclaimer of warranties",
                    maxReplacements: 1
                ).rewording(
                    "reproduce the above copyright notice",
                    as: "reproduce all prior and current copyright notices"),
            ]
        // The list's text, whose notices need not be in a documentation.
        case "CMU-Mach-nodoc":
            return try [
                text.rewording(
                    ", and\nthat both notices appear in supporting documentation", as: "")
            ]
        // The list's text, which says more than a later one.
        case "MIT-Khronos-old":
            return try [
                text.rewording(
                    "THE MATERIALS ARE PROVIDED",
                    as: "MODIFICATIONS TO THIS FILE MAY MEAN IT NO LONGER ACCURATELY REFLECTS "
                        + "KHRONOS STANDARDS. THE UNMODIFIED, NORMATIVE VERSIONS OF KHRONOS "
                        + "SPECIFICATIONS AND HEADER INFORMATION ARE LOCATED AT THE REGISTRY.\n\n"
                        + "THE MATERIALS ARE PROVIDED")
            ]
        // The list's text; the data's is that of cryptsetup-OpenSSL-exception.
        case "x11vnc-openssl-exception":
            return try [
                text.rewording(
                    "portions of this program with the\nOpenSSL library under certain conditions as "
                        + "described in each\nindividual source file, and distribute linked "
                        + "combinations\nincluding the two",
                    as: "its release with the OpenSSL project's \"OpenSSL\" library (or with "
                        + "modified versions of it that use the same license as the \"OpenSSL\" "
                        + "library), and distribute the linked executables"
                )
                .rewording("file(s) with this exception", as: "this file")
                .rewording("file(s)", as: "file")
                .rewording(
                    "  If you delete this exception statement from all source\n"
                        + "files in the program, then also delete it here.",
                    as: "")
            ]
        // What KDevelop's parsers made of it, which asks for the notices twice.
        case "HPND-sell-variant-MIT-disclaimer":
            return try [
                text,
                text.rewording(
                    "supporting documentation.",
                    as:
                        "supporting documentation. The above copyright notice and this permission "
                        + "notice shall be included in all copies or substantial portions of the "
                        + "Software."),
            ]
        // The list's text, whose third agreement is that for Python 1.6b1; the data's is the later
        // one, for 1.6.1, which sets Python-2.0.1 apart.
        case "Python-2.0":
            return try [
                text.rewording("(c) Python", as: "(c) 2001, 2002 Python")
                    .rewording(
                        /and CNRI's notice of copyright(?s:.*)are retained in Python 1\.6\.1/,
                        as: "is retained in Python 1.6b1,"
                    )
                    .rewording(
                        /include in any such work a brief summary of\sthe changes made to Python 1/,
                        as: "indicate in any such work the nature of the modifications made to "
                            + "Python 1"
                    )
                    .rewording(
                        /governed by the federal(?s:.*)Agreement only as to(?s:.*?)Agreement\./,
                        as: "governed by and interpreted in all respects by the law of the State "
                            + "of Virginia, excluding conflict of law provisions."
                    )
                    .rewording("1.6.1", as: "1.6b1")
            ]
        // The data's has the licence of the documentation's examples too.
        case "Python-2.0.1":
            return try [text.rewording(/ZERO-CLAUSE BSD LICENSE(?s:.*)/, as: "")]
        // The list's text, which has the condition on advertising no more.
        case "Inner-Net-2.0":
            return try [
                text.rewording(
                    /All advertising materials(?s:.*)and other contributors\./,
                    as: "[The copyright holder has authorized the removal of this clause.]"
                ).rewording(
                    /Please distribute a copy(?s:.*)/,
                    as: "If these license terms cause you a real problem, contact the author.")
            ]
        // Manuals in TeX or troff have one permission more.
        case "Latex2e", "Latex2e-translated-notice":
            return try [
                text.rewording(
                    "Permission is granted to copy and distribute modified",
                    as: "Permission is granted to process this file through TeX and print the "
                        + "results, provided the printed document carries copying permission "
                        + "notice identical to this one except for the removal of this paragraph "
                        + "(this paragraph not being relevant to the printed manual).\n\n"
                        + "Permission is granted to copy and distribute modified")
            ]
        // What other libraries made of it, under either name of the LGPL.
        case "OCaml-LGPL-linking-exception":
            let library = try text.rewording("OCaml Core System", as: "Library")
            return try [text]
                + [library, library.rewording("Lesser", as: "Library")].flatMap {
                    [$0, try $0.rewording("2 of the GNU", as: "3 of the GNU")]
                }
        default:
            return [text]
        }
    }
}

/// Exceptions that the SPDX list lacks, and that read like one which it has: known by their own
/// texts, they are not taken for that one.
enum UnlistedExceptions {
    /// The wordings of such an exception; empty for any other text.
    ///
    /// - Throws: `MissingWords` where the text doesn't have what is to be reworded.
    static func wordings(of reference: ReferenceText) throws -> [String] {
        let text = reference.text
        switch reference.id {
        // The Free Software Foundation's model, for any GNU licence, and what programs made of it.
        case "LicenseRef-scancode-openssl-exception-lgpl2.0plus":
            let model = try text.rewording("GNU Library General", as: "GNU General")
            let project = try model.rewording(
                "OpenSSL library,",
                as: "OpenSSL project's \"OpenSSL\" library (or with modified versions of it that "
                    + "use the same license as the \"OpenSSL\" library),")
            return try [
                model, project,
                project.rewording("portions of this program", as: "its release")
                    .rewording(
                        "linked combinations\nincluding the two", as: "the linked executables"),
            ]
        // For files that are compiled with GCC alone, or for one work by its name.
        case "LicenseRef-scancode-linking-exception-2.0-plus":
            return try [
                text,
                text.rewording("other files,\nsome of which are compiled with GCC,", as: "Qt"),
            ]
        default:
            return []
        }
    }
}

extension String {
    /// The text with other words in the place of some.
    ///
    /// - Throws: `MissingWords` where the text doesn't have them: the data changed, and what is
    ///   made of it would be nobody's wording.
    func rewording(
        _ words: some RegexComponent, as others: String, maxReplacements: Int = .max
    ) throws(MissingWords) -> String {
        guard contains(words) else { throw MissingWords(words: "\(words)") }
        return replacing(words, with: others, maxReplacements: maxReplacements)
    }
}

struct MissingWords: Error, Hashable, CustomStringConvertible {
    var words: String

    var description: String { "it lacks \"\(words)\"" }
}
