/// All manifests say the same settings, in the same bytes, and the same platform and tools.
///
/// A manifest can't read them from a file beside it, so they are repeated.
struct ManifestTailCheck: Check {
    let name = "manifests' settings"
    let reason = "each layer is compiled by the same rules"
    let remedy = "copy the loop at the end of Packages/DomainLayer/Package.swift"

    static let tail = "\nfor target in package.targets {"
    static let model = "Packages/DomainLayer/Package.swift"
    static let required = [
        "// swift-tools-version: 6.3\n", "    platforms: [.macOS(.v15)],\n",
    ]
    static let forbidden = ["unsafeFlags", ".package(url:", ".package(id:"]

    func verdict(on workspace: Workspace) -> Verdict {
        let manifests = ["Package.swift"] + workspace.packages.map { $0 + "/Package.swift" }
        let model = tail(of: workspace.files[Self.model])
        var breaches = model == nil ? ["\(Self.model): no settings"] : []
        for path in manifests {
            let text = workspace.files[path] ?? ""
            if tail(of: text) != model { breaches.append("\(path): other settings") }
            for line in Self.required where !text.contains(line) {
                breaches.append("\(path): lacks \(line.split(separator: "\n").joined())")
            }
            for word in Self.forbidden where text.contains(word) {
                breaches.append("\(path): \(word)")
            }
        }
        return Verdict(breaches: breaches, looked: manifests.count.counted("manifest"))
    }

    private func tail(of text: String?) -> Substring? {
        guard let text, let start = text.firstRange(of: Self.tail) else { return nil }
        return text[start.lowerBound...]
    }
}
