import Foundation

extension TextRules {
    /// The wordings of a licence: the text, and what else the list or its users take for it.
    static func wordings(of reference: ReferenceText) -> [String] {
        let text = reference.text
        switch reference.id {
        // The list lets the software be materials.
        case "MIT":
            return [
                text,
                text.replacing("the Software is", with: "the Materials are")
                    .replacing("THE SOFTWARE IS", with: "THE MATERIALS ARE")
                    .replacing("Software", with: "Materials")
                    .replacing("SOFTWARE", with: "MATERIALS"),
            ]
        // The list's text; the data's is that of HPND.
        case "NTP":
            return [text.replacing("purpose and without fee", with: "purpose with or without fee")]
        // The list's text; the data's has no third condition, but tells of its history below.
        case "BSD-4-Clause-UC":
            return [
                text.replacing(
                    "<deleted>",
                    with: "All advertising materials mentioning features or use of this software "
                        + "must display the following acknowledgement: This product includes "
                        + "software developed by the University of California, Berkeley and its "
                        + "contributors."
                ).replacing(/On on July 22 1999(?s:.*)/, with: "")
            ]
        // Only the word "licensed" sets it apart from BSD-3-Clause-No-Nuclear-Warranty.
        case "BSD-3-Clause-No-Nuclear-License":
            return [
                text.replacing(
                    "nor the names of contributors", with: "or the names of contributors")
            ]
        // What Linux-PAM, libcap and others made of the first two conditions.
        case "BSD-3-Clause":
            return [
                text,
                text.replacing(
                    "this list\nof conditions and the following disclaimer",
                    with: "and the entire permission notice in its entirety, "
                        + "including the disclaimer of warranties",
                    maxReplacements: 1),
                text.replacing(
                    "the above copyright notice, this list\nof conditions and the following disclaimer",
                    with: "any existing copyright notice, and this entire permission notice "
                        + "in its entirety, including the disclaimer of warranties",
                    maxReplacements: 1
                ).replacing(
                    "reproduce the above copyright notice",
                    with: "reproduce all prior and current copyright notices"),
            ]
        // The list's text, whose notices need not be in a documentation.
        case "CMU-Mach-nodoc":
            return [
                text.replacing(
                    ", and\nthat both notices appear in supporting documentation", with: "")
            ]
        // The list's text, which says more than a later one.
        case "MIT-Khronos-old":
            return [
                text.replacing(
                    "THE MATERIALS ARE PROVIDED",
                    with: "MODIFICATIONS TO THIS FILE MAY MEAN IT NO LONGER ACCURATELY REFLECTS "
                        + "KHRONOS STANDARDS. THE UNMODIFIED, NORMATIVE VERSIONS OF KHRONOS "
                        + "SPECIFICATIONS AND HEADER INFORMATION ARE LOCATED AT THE REGISTRY.\n\n"
                        + "THE MATERIALS ARE PROVIDED")
            ]
        // The list's text; the data's is that of cryptsetup-OpenSSL-exception.
        case "x11vnc-openssl-exception":
            return [
                text.replacing(
                    "portions of this program with the\nOpenSSL library under certain conditions as "
                        + "described in each\nindividual source file, and distribute linked "
                        + "combinations\nincluding the two",
                    with: "its release with the OpenSSL project's \"OpenSSL\" library (or with "
                        + "modified versions of it that use the same license as the \"OpenSSL\" "
                        + "library), and distribute the linked executables"
                )
                .replacing("file(s) with this exception", with: "this file")
                .replacing("file(s)", with: "file")
                .replacing(
                    "  If you delete this exception statement from all source\n"
                        + "files in the program, then also delete it here.",
                    with: "")
            ]
        // What KDevelop's parsers made of it, which asks for the notices twice.
        case "HPND-sell-variant-MIT-disclaimer":
            return [
                text,
                text.replacing(
                    "supporting documentation.",
                    with:
                        "supporting documentation. The above copyright notice and this permission "
                        + "notice shall be included in all copies or substantial portions of the "
                        + "Software."),
            ]
        // The list's text, which has the condition on advertising no more.
        case "Inner-Net-2.0":
            return [
                text.replacing(
                    /All advertising materials(?s:.*)and other contributors\./,
                    with: "[The copyright holder has authorized the removal of this clause.]"
                ).replacing(
                    /Please distribute a copy(?s:.*)/,
                    with: "If these license terms cause you a real problem, contact the author.")
            ]
        // What other libraries made of it, under either name of the LGPL.
        case "OCaml-LGPL-linking-exception":
            let library = text.replacing("OCaml Core System", with: "Library")
            return [text]
                + [library, library.replacing("Lesser", with: "Library")].flatMap {
                    [$0, $0.replacing("2 of the GNU", with: "3 of the GNU")]
                }
        default:
            return [text]
        }
    }
}
