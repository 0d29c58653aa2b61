import BuildMeasurements
import Foundation
import Testing

@Suite struct ChangeTests {
    /// The checkout that this file is in.
    private let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../..").standardizedFileURL

    @Test(arguments: Change.all + [GeneratedFramework.connection])
    func `every place to change stands in this checkout`(change: Change) throws {
        var texts: [String: String] = [:]
        for edit in change.edits {
            let text =
                try texts[edit.path]
                ?? String(contentsOf: root.appending(path: edit.path), encoding: .utf8)
            let first = try edit.applied(to: text, run: 1)
            #expect(first != text)
            texts[edit.path] = first
        }
    }

    @Test func `changes have names, files and packages`() {
        #expect(
            Change.all.map { "\($0.name) \($0.files) \($0.packages.joined(separator: " "))" } == [
                "nothing 0 ", "view 1 PresentationLayer", "presenter 1 PresentationLayer",
                "driver 1 FrameworkLayer", "engine 1 DebianCopyright",
                "column 1 PresentationLayer",
                "driver-method 3 DomainLayer FrameworkLayer PresentationLayer",
                "entity 2 DomainLayer FrameworkLayer",
            ])
    }
}
