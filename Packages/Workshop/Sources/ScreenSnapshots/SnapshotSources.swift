/// The Swift files in which frames are recorded, to be compared by tests.
public struct SnapshotSources: Sendable {
    /// The text of each file by its name; one for each situation, and one that names them all.
    public let files: [String: String]

    public init(_ listing: PreviewListing) {
        var situations: [String] = []
        var frames: [String: [PreviewListing.Frame]] = [:]
        for frame in listing.frames {
            if frames[frame.situation] == nil { situations.append(frame.situation) }
            frames[frame.situation, default: []].append(frame)
        }
        var files: [String: String] = [:]
        for situation in situations {
            let name = "Snapshots+\(Self.camelCased(situation, isType: true)).swift"
            files[name] = Self.source(of: situation, frames[situation] ?? [])
        }
        files["Snapshots.swift"] = Self.index(situations)
        self.files = files
    }

    private static func source(of situation: String, _ frames: [PreviewListing.Frame]) -> String {
        let literals = frames.map { frame in
            let lines = frame.lines.map { $0.isEmpty ? "" : "            \($0)" }
            return """
                        "\(frame.name)": #\"""
                \(lines.joined(separator: "\n"))
                            \"""#,
                """
        }
        return """
            // swift-format-ignore-file
            extension Snapshots {
                static let \(camelCased(situation)) = [
            \(literals.joined(separator: "\n"))
                ]
            }

            """
    }

    private static func index(_ situations: [String]) -> String {
        let names = situations.map { "        \(camelCased($0)),\n" }
        return """
            /// What was recorded of each preview, by its name; `make snapshots` records anew.
            enum Snapshots {
                static let all: [String: String] = [
            \(names.joined())    ].reduce(into: [:]) { all, frames in all.merge(frames) { $1 } }
            }

            """
    }

    private static func camelCased(_ name: String, isType: Bool = false) -> String {
        name.split(separator: "-").enumerated().map { place, word in
            place == 0 && !isType ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}
