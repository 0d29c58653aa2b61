import DomainLayer

extension Samples {
    /// Packages whose file is absent, which is an answer.
    static let unanswered: [Sample] = [
        Sample(
            entry: .unanswered(
                "gantry", "3.0-2", section: "electronics", size: 7_680,
                finding: .missingCopyrightFile,
                reason: .missingFile(path: "/usr/share/doc/gantry/copyright")),
            files: ["/usr/bin/gantry"]),
        Sample(
            entry: .unanswered(
                "harbour-data", "2.4.0-1", architecture: "all", source: "harbour", section: "games",
                size: 131_072,
                copyrightFile: "/usr/share/doc/harbour-data/copyright",
                finding: .missingCopyrightFile,
                reason: .danglingLink(path: "/usr/share/doc/harbour-data/copyright")),
            files: ["/usr/share/games/harbour/quay.map"]),
        Sample(
            entry: .unanswered(
                "reed-doc", "1.1-1", architecture: "all", source: "reed", section: "doc",
                size: 4_096,
                reason: .documentationExcluded(path: "/usr/share/doc/reed-doc/copyright"))),
    ]
}
