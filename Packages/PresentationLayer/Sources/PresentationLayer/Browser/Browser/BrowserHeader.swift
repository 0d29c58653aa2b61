import DomainLayer
import TerminalUI

/// The tabs, and at the right which system is looked at.
struct BrowserHeader: View {
    let state: BrowserState

    var body: some View {
        WidthReader { width in
            HStack(spacing: 2) {
                Tabs(
                    BrowserTab.allCases.map(\.title),
                    selected: BrowserTab.allCases.firstIndex(of: state.tab) ?? 0)
                Spacer()
                if let system = state.contents.value?.system {
                    Text((width ?? 160) < 80 ? system.shortName : system.name).dim()
                }
            }
        }
        .frame(height: 1)
    }
}

extension BrowserTab {
    /// The tab's name in a word.
    var title: String {
        switch self {
        case .packages: "Packages"
        case .licenses: "Licences"
        case .summary: "Summary"
        case .findings: "Findings"
        }
    }
}

extension SystemIdentity {
    /// The system and its version in a word each, where there is little room.
    fileprivate var shortName: String {
        [id, versionID].compactMap(\.self).joined(separator: " ")
    }
}
