import ChildProcesses

/// The documentation of all modules is built without a warning: no link leads nowhere, and no
/// parameter is forgotten beside others. Each package has a catalogue with an article to begin
/// with.
///
/// It leaves what it builds in `.build/docs`: an archive a module, and one of all together.
struct DocumentationCheck: Check {
    let name = "documentation"
    let reason = "a link that leads nowhere tells that nobody reads where it stands"
    let remedy = "make docs"

    func verdict(on workspace: Workspace) -> Verdict {
        let modules = DocumentedModule.all(in: workspace)
        let bare = Set(modules.map(\.package)).subtracting(
            modules.filter { $0.catalog != nil }.map(\.package))
        guard bare.isEmpty else {
            return .failed(bare.sorted().map { "\($0) has no catalogue of articles" })
        }
        return workspace.judged { () throws(CommandError) in
            let build = try workspace.run(
                "swift", "build", "--build-tests", "--package-path", workspace.root)
            guard build.succeeded else { return .failed(build.problems) }
            let emptied = try workspace.run("rm", "-rf", workspace.scratch("docs"))
            guard emptied.succeeded else { return .failed(emptied.problems) }
            let triple = Self.triple(in: try workspace.run("swift", "-print-target-info").text)
            var breaches: [String] = []
            for (index, module) in modules.enumerated() {
                breaches += try problems(
                    of: module, after: modules[..<index].map(\.name), for: triple, in: workspace)
            }
            if breaches.isEmpty { breaches += try merged(modules, in: workspace) }
            let catalogs = modules.count { $0.catalog != nil }
            return Verdict(
                breaches: breaches,
                looked: "\(modules.count.counted("module")), \(catalogs.counted("catalogue"))")
        }
    }

    /// Builds the archive of one module.
    private func problems(
        of module: DocumentedModule, after others: [String], for triple: String,
        in workspace: Workspace
    ) throws(CommandError) -> [String] {
        let graph = workspace.scratch("docs/graphs/\(module.name)")
        let made = try workspace.run("mkdir", "-p", graph)
        guard made.succeeded else { return made.problems }
        let extracted = try workspace.run(
            [
                "swift", "symbolgraph-extract", "-module-name", module.name, "-target", triple,
                "-minimum-access-level", "public", "-skip-synthesized-members",
                "-output-dir", graph, "-I", workspace.scratch("debug/Modules"),
            ] + cModules(in: workspace).flatMap { ["-I", workspace.scratch("debug/\($0).build")] })
        guard extracted.succeeded else { return extracted.problems }
        let archive = archive(of: module.name, in: workspace)
        let converted = try workspace.run(
            ["docc", "convert"] + (module.catalog.map { ["\(workspace.root)/\($0)"] } ?? []) + [
                "--additional-symbol-graph-dir", graph, "--output-dir", archive,
                "--fallback-display-name", module.name,
                "--fallback-bundle-identifier", module.name,
                "--enable-experimental-external-link-support", "--warnings-as-errors",
            ] + others.flatMap { ["--dependency", self.archive(of: $0, in: workspace)] })
        return converted.succeeded ? [] : converted.problems.map { "\(module.name): \($0)" }
    }

    /// Puts all archives into one with a page that leads to them.
    private func merged(
        _ modules: [DocumentedModule], in workspace: Workspace
    ) throws(CommandError) -> [String] {
        let outcome = try workspace.run(
            ["docc", "merge"] + modules.map { archive(of: $0.name, in: workspace) } + [
                "--synthesized-landing-page-name", "Debian licences",
                "--synthesized-landing-page-kind", "Workspace",
                "--output-path", workspace.scratch("docs/All.doccarchive"),
            ])
        return outcome.succeeded ? [] : outcome.problems
    }

    private func archive(of module: String, in workspace: Workspace) -> String {
        workspace.scratch("docs/\(module).doccarchive")
    }

    /// The modules in C, whose maps are made where they are built.
    private func cModules(in workspace: Workspace) -> [String] {
        workspace.packages.flatMap { package in
            workspace.folders(in: package + "/Sources").filter { name in
                workspace.paths.contains { $0.hasPrefix("\(package)/Sources/\(name)/include/") }
            }
        }
    }

    /// The first value of the key `triple` in what the compiler tells of its target.
    static func triple(in json: String) -> String {
        let strings = json.split(separator: "\"")
        guard let key = strings.firstIndex(of: "triple"), key + 2 < strings.count else { return "" }
        return String(strings[key + 2])
    }
}
