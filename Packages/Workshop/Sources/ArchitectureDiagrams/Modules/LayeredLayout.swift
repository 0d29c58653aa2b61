/// A graph in rows, each node above those that it needs, and as few crossings as easily can be.
///
/// An arrow over several rows bends in each of them, and the bends take part in the order. Nodes
/// keep to their lanes, which stand beside each other.
struct LayeredLayout {
    /// A node, or the bend of an arrow.
    private struct Item: Hashable {
        let name: String
        /// The arrow whose bend it is; nil for a node.
        let arrow: Arrow?
        let row: Int
        let lane: Double
    }

    /// The room that a row has.
    struct Measures {
        var nodeWidth = 150.0
        var gap = 30.0
        var bendWidth = 14.0
        /// Between two bends that are neighbours.
        var bendGap = 5.0
        /// The left and right end of each lane; arrows from one to another bend between them.
        var lanes: [ClosedRange<Double>]
    }

    /// The middle of each node.
    private(set) var middles: [String: Double] = [:]
    /// The row of each node, 0 for those that need nothing.
    let heights: [String: Int]
    private let measures: Measures
    private var rows: [[Item]] = []
    private var neighbours: [Item: [Item]] = [:]
    private var places: [Item: Double] = [:]
    private var bends: [Arrow: [Item]] = [:]

    /// - Parameters:
    ///   - heights: of every node of the graph.
    ///   - lane: the number of a node's lane.
    init(
        _ graph: Graph, heights: [String: Int], measures: Measures, lane: (String) -> Int
    ) {
        self.heights = heights
        self.measures = measures
        rows = Array(repeating: [], count: (heights.values.max() ?? 0) + 1)
        var items: [String: Item] = [:]
        for node in graph.nodes {
            let item = Item(
                name: node, arrow: nil, row: heights[node] ?? 0, lane: Double(lane(node)))
            items[node] = item
            rows[item.row].append(item)
        }
        for arrow in graph.arrows {
            guard let from = items[arrow.from], let to = items[arrow.to] else { continue }
            var last = from
            for row in (to.row + 1..<max(from.row, to.row + 1)).reversed() {
                let bend = Item(
                    name: "", arrow: arrow, row: row, lane: (from.lane + to.lane) / 2)
                rows[row].append(bend)
                bends[arrow, default: []].append(bend)
                join(last, bend)
                last = bend
            }
            join(last, to)
        }
        order()
        place()
        for (name, item) in items { middles[name] = places[item] }
    }

    /// Where an arrow passes the rows between its ends, from the upper one.
    func passages(of arrow: Arrow) -> [(row: Int, x: Double)] {
        bends[arrow, default: []].map { ($0.row, places[$0] ?? 0) }
    }

    private mutating func join(_ one: Item, _ other: Item) {
        neighbours[one, default: []].append(other)
        neighbours[other, default: []].append(one)
    }

    /// Sorts each row by the mean place of its neighbours in the row before, downwards and upwards.
    private mutating func order() {
        for row in rows.indices { rows[row].sort { ($0.lane, $0.name) < ($1.lane, $1.name) } }
        for round in 0..<12 {
            let isDownwards = round % 2 == 1
            let order = isDownwards ? Array(rows.indices.reversed()) : Array(rows.indices)
            for row in order.dropFirst() {
                let before = rows[isDownwards ? row + 1 : row - 1]
                let ranks = Dictionary(uniqueKeysWithValues: zip(before, 0...))
                let keys = rows[row].enumerated().map { index, item in
                    let known = neighbours[item, default: []].compactMap { ranks[$0] }
                    let mean = Double(known.reduce(0, +)) / Double(max(known.count, 1))
                    return (item.lane, known.isEmpty ? Double(index) : mean, index)
                }
                let items = rows[row]
                rows[row] = keys.sorted { $0 < $1 }.map { items[$0.2] }
            }
        }
    }

    /// Moves items towards the middle of their neighbours as far as those beside them allow.
    private mutating func place() {
        for row in rows { settle(row, at: row.map { _ in 0 }) }
        for _ in 0..<40 {
            for row in rows { settle(row, at: row.map(wish)) }
        }
    }

    /// Among the neighbours; all bends of an arrow below each other, between its ends.
    private func wish(of item: Item) -> Double {
        guard let arrow = item.arrow else { return mean(neighbours[item, default: []]) }
        let chain = bends[arrow, default: []]
        let ends = chain.flatMap { neighbours[$0, default: []] }.filter { $0.arrow == nil }
        return (mean(chain) + mean(ends)) / 2
    }

    private func mean(_ items: [Item]) -> Double {
        items.reduce(0) { $0 + (places[$1] ?? 0) } / Double(max(items.count, 1))
    }

    /// Puts the items of a row as near to where they want to be as their order and lanes allow.
    private mutating func settle(_ row: [Item], at wishes: [Double]) {
        var (left, right) = (wishes, wishes)
        for index in row.indices.dropFirst() {
            left[index] = max(left[index], left[index - 1] + distance(row[index - 1], row[index]))
        }
        for index in row.indices.dropLast().reversed() {
            right[index] = min(
                right[index], right[index + 1] - distance(row[index], row[index + 1]))
        }
        var settled = zip(left, right).map { ($0 + $1) / 2 }
        for index in row.indices.reversed() {
            let limit = room(of: row[index]).upperBound
            let next =
                index + 1 < row.count
                ? settled[index + 1] - distance(row[index], row[index + 1]) : limit
            settled[index] = min(settled[index], limit, next)
        }
        for index in row.indices {
            let limit = room(of: row[index]).lowerBound
            let last =
                index > 0
                ? settled[index - 1] + distance(row[index - 1], row[index]) : limit
            settled[index] = max(settled[index], limit, last)
            places[row[index]] = settled[index]
        }
    }

    private func width(_ item: Item) -> Double {
        item.arrow == nil ? measures.nodeWidth : measures.bendWidth
    }

    private func distance(_ one: Item, _ other: Item) -> Double {
        let areBends = one.arrow != nil && other.arrow != nil
        return (width(one) + width(other)) / 2 + (areBends ? measures.bendGap : measures.gap)
    }

    /// Where the item's middle may be.
    private func room(of item: Item) -> ClosedRange<Double> {
        let (left, right) = (Int(item.lane.rounded(.down)), Int(item.lane.rounded(.up)))
        let lanes = measures.lanes
        let room =
            left == right ? lanes[left] : lanes[left].upperBound...lanes[right].lowerBound
        let half = width(item) / 2
        return room.lowerBound + half...room.upperBound - half
    }
}
