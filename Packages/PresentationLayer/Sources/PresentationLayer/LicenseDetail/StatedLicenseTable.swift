import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// A row per license that a copyright file states: for which files, where, and by how many holders.
struct StatedLicenseTable: View {
    let statements: [LicenseStatement]
    /// The names that the file has for licenses that the SPDX list lacks, by their ids.
    let names: [String: String]

    var body: some View {
        if !statements.isEmpty {
            Section("Licenses") {
                Table(StatedLicense.all(in: statements)) {
                    Column("License", flexible: true, minimum: 20) {
                        AnswerText(expression: $0.expression, names: names)
                    }
                    Column("Files", flexible: true, minimum: 12) { Text($0.files) }
                    Column("Lines", flexible: true, minimum: 10) { Text($0.lines) }
                    Column("Holders", alignment: .trailing) { Text("\($0.holders.count)") }
                    Column("Basis") { BasisText(basis: $0.basis) }
                }
            }
        }
    }
}

/// A license that a copyright file states, with all of its statements combined.
private struct StatedLicense {
    var expression: LicenseExpression?
    private var patterns: [String] = []
    private var ranges: [ClosedRange<Int>] = []
    private(set) var holders: Set<String> = []
    /// The strongest basis of the statements.
    private(set) var basis: StatementBasis

    /// In the order in which the file first states them.
    static func all(in statements: [LicenseStatement]) -> [StatedLicense] {
        var indices: [LicenseExpression?: Int] = [:]
        var licenses: [StatedLicense] = []
        for statement in statements {
            let index = indices[statement.expression] ?? licenses.count
            indices[statement.expression] = index
            if index == licenses.count {
                licenses.append(
                    StatedLicense(expression: statement.expression, basis: statement.basis))
            }
            licenses[index].add(statement)
        }
        return licenses
    }

    private init(expression: LicenseExpression?, basis: StatementBasis) {
        self.expression = expression
        self.basis = basis
    }

    private mutating func add(_ statement: LicenseStatement) {
        patterns += statement.files
        ranges.append(statement.lines)
        holders.formUnion(statement.holders)
        basis = max(basis, statement.basis)
    }

    var files: String { Self.short(patterns, "pattern") }

    var lines: String { Self.short(ranges.map(\.lineLabel), "place") }

    /// The first few, and how many more there are.
    private static func short(_ parts: [String], _ unit: String) -> String {
        let shown = parts.prefix(2).joined(separator: ", ")
        let rest = parts.count - 2
        return rest > 0 ? "\(shown) and \(rest.counting("more \(unit)"))" : shown
    }
}
