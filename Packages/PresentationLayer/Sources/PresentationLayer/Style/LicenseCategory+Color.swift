import DomainLayer
import TerminalUI

extension LicenseCategory {
    /// The colour that licences of this category are shown in.
    ///
    /// It only repeats what the licence's id says, so nothing is lost without colours.
    var color: Color {
        switch self {
        case .permissive: .green
        case .publicDomain: .cyan
        case .weakCopyleft: .yellow
        case .strongCopyleft: .red
        case .networkCopyleft: .magenta
        case .documentation: .brightBlue
        case .font: .brightCyan
        case .other: .brightMagenta
        case .unknown: .brightRed
        }
    }
}
