import DomainLayer
import TerminalUI

/// Packages whose answer is another one, with what it was and what it is.
struct LicenseChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            DifferenceList(.licenses, difference.withOtherLicense) { changes in
                AnswerTable(changes: changes, expression: \.expression)
            }
            DifferenceList(.mainLicenses, difference.withOtherMainLicense) { changes in
                AnswerTable(changes: changes, expression: \.mainExpression)
            }
            DifferenceList(.reasons, difference.withOtherReason) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
                    Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
                    Column("Was", flexible: true, minimum: 12) { Text($0.old.reasonLabel) }
                    Column("Is", flexible: true, minimum: 12) { Text($0.new.reasonLabel) }
                }
            }
        }
    }
}

/// One of the two expressions of packages.
private struct AnswerTable: View {
    let changes: [PackageChange]
    let expression: (ComparedPackage) -> LicenseExpression?

    var body: some View {
        Table(changes) {
            Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
            Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
            Column("Was", flexible: true, minimum: 12) { answer(of: $0.old) }
            Column("Is", flexible: true, minimum: 12) { answer(of: $0.new) }
        }
    }

    private func answer(of package: ComparedPackage) -> AnswerText {
        AnswerText(expression: expression(package), reason: package.reason)
    }
}
