/// All manifests have identical settings, byte for byte, and one platform and tools version; and
/// every folder of tests is run by a bare `swift test` or, in the workshop, by its own.
///
/// A manifest can't read its settings from another file, so they are repeated.
struct ManifestsCheck: Check {
    let name = "manifests"
    let reason = "each layer is compiled by the same rules, and tests that nothing runs stay green"
    let remedy = "copy the loop of Packages/DomainLayer/Package.swift, or name the test target"

    static let tail = "\nfor target in package.targets {"
    static let model = "Packages/DomainLayer/Package.swift"
    static let required = [
        "// swift-tools-version: 6.3\n", "    platforms: [.macOS(.v15)],\n",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let texts = ["Package.swift"] + workspace.packages.map { $0 + "/Package.swift" }
        let model = tail(of: workspace.files[Self.model])
        var breaches = model == nil ? ["\(Self.model): no settings"] : []
        for path in texts {
            let text = workspace.files[path] ?? ""
            if tail(of: text) != model { breaches.append("\(path): other settings") }
            for line in Self.required where !text.contains(line) {
                breaches.append("\(path): lacks \(line.split(separator: "\n").joined())")
            }
            if text.contains("unsafeFlags") { breaches.append("\(path): unsafeFlags") }
        }
        do {
            let manifests = try workspace.manifests()
            let tests = manifests.map { Set($0.targets.filter(\.isTest).map(\.folder)) }
            breaches += forgottenTests(tests, of: manifests, in: workspace)
            let umbrella = tests.first?.count ?? 0
            return Verdict(
                breaches: breaches,
                looked: "\(manifests.count), the umbrella with \(umbrella.counted("test target"))")
        } catch {
            return .failed(breaches + ["\(error)"])
        }
    }

    /// - Parameter tests: the folders of each manifest's test targets.
    private func forgottenTests(
        _ tests: [Set<String>], of manifests: [Manifest], in workspace: Workspace
    ) -> [String] {
        let umbrella = tests.first ?? []
        var breaches: [String] = []
        for (manifest, named) in zip(manifests, tests).dropFirst() {
            let folders = workspace.folders(in: manifest.folder + "/Tests").map {
                "\(manifest.folder)/Tests/\($0)"
            }
            for folder in folders where !workspace.swiftFiles(below: folder).isEmpty {
                let isRun =
                    manifest.folder == Ring.workshop.folder
                    ? named.contains(folder) != umbrella.contains(folder)
                    : named.contains(folder) && umbrella.contains(folder)
                if !isRun { breaches.append("\(folder) is not where its tests are named") }
            }
        }
        let there = Set(workspace.paths.map { $0.split(separator: "/").dropLast() })
        for folder in Set(tests.joined()).sorted() {
            let parts = folder.split(separator: "/")
            if !there.contains(where: { $0.starts(with: parts) }) {
                breaches.append("\(folder) is not there")
            }
        }
        return breaches
    }

    private func tail(of text: String?) -> Substring? {
        guard let text, let start = text.firstRange(of: Self.tail) else { return nil }
        return text[start.lowerBound...]
    }
}
