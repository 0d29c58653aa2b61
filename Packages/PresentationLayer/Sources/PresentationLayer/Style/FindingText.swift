import DomainLayer
import TerminalUI

/// Something that a person should look at: what, where, and in a sentence.
struct FindingText: View {
    let finding: LicenseFinding

    var body: some View {
        Text(finding.kind.label).foreground(.yellow) + Text(place).dim()
            + Text(": \(finding.detail)")
    }

    private var place: String {
        finding.place.isEmpty ? "" : " (\(finding.place))"
    }
}
