/// From which package that somebody asked for each other one can be reached, and on which way.
struct Origins: Hashable, Sendable {
    /// For each package the one before it on the way over dependencies alone: itself where the way
    /// begins, nil where none leads there.
    private var needed: [Int?]
    /// The same over dependencies and recommendations.
    private var wanted: [Int?]

    /// - Parameters:
    ///   - manual: the packages asked for, ascending.
    ///   - needed: what each package depends on, ascending.
    ///   - wanted: what each package depends on or recommends, ascending.
    init(manual: [Int], needed: [[Int]], wanted: [[Int]]) {
        self.needed = Origins.predecessors(from: manual, over: needed)
        self.wanted = Origins.predecessors(from: manual, over: wanted)
    }

    /// The way to a package, both ends included; nil where there is none.
    func chain(to package: Int) -> [Int]? {
        let predecessors = needed[package] == nil ? wanted : needed
        var chain = [package]
        var current = package
        while let previous = predecessors[current] {
            if previous == current { return chain.reversed() }
            chain.append(previous)
            current = previous
        }
        return nil
    }

    /// A search in breadth: packages are met on a shortest way, and because both the beginnings and
    /// the edges ascend, on the first of those.
    private static func predecessors(from manual: [Int], over edges: [[Int]]) -> [Int?] {
        var predecessors = [Int?](repeating: nil, count: edges.count)
        for package in manual { predecessors[package] = package }
        var queue = manual
        var done = 0
        while done < queue.count {
            let package = queue[done]
            done += 1
            for next in edges[package] where predecessors[next] == nil {
                predecessors[next] = package
                queue.append(next)
            }
        }
        return predecessors
    }
}
