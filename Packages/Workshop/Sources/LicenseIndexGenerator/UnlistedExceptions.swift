import Foundation

/// Exceptions that the SPDX list lacks, and that read like one which it has: known by their own
/// texts, they are not taken for that one.
enum UnlistedExceptions {
    /// The wordings of such an exception; empty for any other text.
    static func wordings(of reference: ReferenceText) -> [String] {
        let text = reference.text
        switch reference.id {
        // The Free Software Foundation's model, for any GNU licence, and what programs made of it.
        case "LicenseRef-scancode-openssl-exception-lgpl2.0plus":
            let model = text.replacing("GNU Library General", with: "GNU General")
            let project = model.replacing(
                "OpenSSL library,",
                with: "OpenSSL project's \"OpenSSL\" library (or with modified versions of it that "
                    + "use the same license as the \"OpenSSL\" library),")
            return [
                model, project,
                project.replacing("portions of this program", with: "its release")
                    .replacing(
                        "linked combinations\nincluding the two", with: "the linked executables"),
            ]
        // For files that are compiled with GCC alone, or for one work by its name.
        case "LicenseRef-scancode-linking-exception-2.0-plus":
            return [
                text,
                text.replacing("other files,\nsome of which are compiled with GCC,", with: "Qt"),
            ]
        default:
            return []
        }
    }
}
