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

    /// How much is asked of those who pass the work on: 0 is least.
    ///
    /// What nobody knows may ask more than a permissive licence does; that a copyleft licence asks
    /// more is certain.
    fileprivate var demand: Int {
        switch self {
        case .publicDomain: 0
        case .permissive: 1
        case .font: 2
        case .documentation: 3
        case .unknown: 4
        case .other: 5
        case .weakCopyleft: 6
        case .strongCopyleft: 7
        case .networkCopyleft: 8
        }
    }
}

extension Sequence<LicenseCategory> {
    /// The category that asks most, which gives several licences together their colour.
    var mostDemanding: LicenseCategory {
        self.max { $0.demand < $1.demand } ?? .unknown
    }
}

extension LicenseExpression {
    /// The category of the licence that asks most, which gives the whole its colour.
    var mostDemandingCategory: LicenseCategory {
        licenses.map(SPDXLicenseList.category).mostDemanding
    }
}
