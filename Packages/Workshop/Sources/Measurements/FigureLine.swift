/// A line in a file of measured figures, which ends with the machine that measured them.
///
/// Such files are CSV in which no field contains a comma or a quote.
struct FigureLine {
    /// The 1-based number of the line.
    let number: Int
    /// The fields before the machine, in the order of the columns.
    let fields: [Substring]
    /// `2 cores of …, Swift 6.3.1`.
    let machine: String

    /// The first line, with the names of the columns.
    static func head(_ columns: String) -> String { columns + ",cores,processor,compiler" }

    /// The lines below the first, which has the names of the columns.
    ///
    /// - Parameter columns: the names of the columns before the machine.
    /// - Throws: ``FiguresError`` with the first other line.
    static func all(in csv: String, columns: String) throws(FiguresError) -> [FigureLine] {
        let lines = csv.split(separator: "\n")
        let head = head(columns)
        guard lines.first == head[...] else { throw FiguresError(line: 1) }
        let count = head.split(separator: ",").count
        var all: [FigureLine] = []
        for (number, line) in zip(2..., lines.dropFirst()) {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count == count else { throw FiguresError(line: number) }
            let machine = fields.suffix(3).map(String.init)
            all.append(
                FigureLine(
                    number: number, fields: Array(fields.dropLast(3)),
                    machine: "\(machine[0]) cores of \(machine[1]), Swift \(machine[2])"))
        }
        return all
    }
}

/// A text without valid figures.
public struct FiguresError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The 1-based number of the offending line.
    let line: Int

    public var description: String { "line \(line) is no row of figures" }
}
