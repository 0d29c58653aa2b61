import Foundation

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
