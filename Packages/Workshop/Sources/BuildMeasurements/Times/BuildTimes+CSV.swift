import Measurements

extension BuildTimes {
    /// The names of the columns, in their order.
    static let columns = [
        "part", "target", "configuration", "change", "files", "run", "wall_s", "processor_s",
        "cores", "processor", "compiler",
    ]

    /// The rows of a text that ``csv`` gave.
    ///
    /// - Throws: ``BuildTimesError`` with the 1-based line that is none of them.
    public init(csv text: String) throws(BuildTimesError) {
        var rows: [BuildTime] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index == 0 {
                guard line == Self.columns.joined(separator: ",") else {
                    throw BuildTimesError(line: 1)
                }
            } else if !line.isEmpty {
                guard let row = BuildTime(fields: CSVLine.fields(of: line)) else {
                    throw BuildTimesError(line: index + 1)
                }
                rows.append(row)
            }
        }
        self.init(rows)
    }

    /// A line with the names of the columns, and a line a row (RFC 4180, with line feeds); seconds
    /// have two digits behind the point.
    public var csv: String {
        ([Self.columns] + rows.map(\.fields)).map { CSVLine.line(of: $0) + "\n" }.joined()
    }
}

/// Where a text of build times is none.
public struct BuildTimesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// 1-based.
    public let line: Int

    public var description: String { "line \(line) is no row of build times" }
}

extension BuildTime {
    fileprivate init?(fields: [String]) {
        guard fields.count == BuildTimes.columns.count, let part = Part(rawValue: fields[0]),
            let files = Int(fields[4]), let run = Int(fields[5]), let wall = Double(fields[6]),
            let processor = Double(fields[7]), let cores = Int(fields[8])
        else { return nil }
        self.init(
            part: part, target: fields[1], configuration: fields[2], change: fields[3],
            files: files, run: run, wall: wall, processor: processor,
            machine: Machine(cores: cores, processor: fields[9], compiler: fields[10]))
    }

    fileprivate var fields: [String] {
        [
            part.rawValue, target, configuration, change, "\(files)", "\(run)",
            seconds(wall), seconds(processor), "\(machine.cores)", machine.processor,
            machine.compiler,
        ]
    }

    private func seconds(_ value: Double) -> String {
        figure(value, digits: 2).filter { $0 != "," }
    }
}

/// A record of fields between commas, quoted where a field holds a comma or a quote.
enum CSVLine {
    static func line(of fields: [String]) -> String {
        fields.map { field in
            guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
            return "\""
                + field.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
        }.joined(separator: ",")
    }

    static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        var wasQuote = false
        for character in line {
            switch character {
            case "\"":
                // The second of two quotes inside a quoted field stands for one.
                if wasQuote, !isQuoted { fields[fields.count - 1].append(character) }
                isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
            wasQuote = character == "\"" && !isQuoted
        }
        return fields
    }
}
