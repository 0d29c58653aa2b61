import DomainLayer
import PresentationLayer
import TerminalUI

extension ScreenPreview {
    /// Every screen in each of its states, each in a narrow, a usual and a wide terminal.
    ///
    /// They are what Xcode's previews are to SwiftUI, and the snapshot tests compare them with
    /// recorded screens.
    public static let all = situations.flatMap { situation in
        [40, 100, 160].map { columns in
            ScreenPreview(
                name: situation.name, columns: columns, dependency: container,
                source: .root(situation.scenario.rawValue), moment: situation.moment,
                keys: situation.keys)
        }
    }

    /// The previews whose names begin with one of these, in the order of ``all``. All of them if
    /// there are no names; nil if no preview's name begins so.
    public static func named(_ names: [String]) -> [ScreenPreview]? {
        for name in names where !all.contains(where: { $0.name.hasPrefix(name) }) { return nil }
        return all.filter { preview in
            names.isEmpty || names.contains { preview.name.hasPrefix($0) }
        }
    }

    /// A slow scan halts, so that its progress can be seen.
    @Sendable
    private static func container() -> some BrowserPresenterDependency {
        MockDIContainer {
            $0.licenseDriver = .samples(tick: .milliseconds(1), stop: 7)
            $0.sharedScans = SharedScans(timing: ScanTiming(progressInterval: .zero))
        }
    }

    private static let situations = packages + licenses + summary + findings + sheet + help

    private static let packages = [
        Situation("packages-samples"),
        Situation("packages-troubled", .troubled),
        Situation("packages-empty", .empty),
        Situation("packages-failure", .failure),
        Situation("packages-loading", .slow, moment: .loading(done: 7)),
        Situation("packages-large", .large, .end),
        Situation("packages-by-size", .samples, "ss"),
        Situation("packages-filter", .samples, "/gpl-3"),
        Situation("packages-filtered", .samples, "/gpl-3", .enter, .down),
        Situation("packages-filter-nothing", .samples, "/quay"),
        Situation("search-phrase", .samples, "tcommon-lic"),
        Situation("search-hits", .samples, "tcommon-lic", .enter, .down),
        Situation("search-nothing", .samples, "tquay", .enter),
    ]

    private static let licenses = [
        Situation("licenses-samples", .samples, .tab),
        Situation("licenses-by-name", .samples, .tab, "s"),
        Situation("licenses-filter", .samples, .tab, "/copyleft"),
        Situation("licenses-opened", .samples, .tab, .down, .enter, .down),
        Situation("licenses-opened-filter", .samples, .tab, .down, .enter, "/dev"),
        Situation("licenses-large", .large, .tab),
        Situation("licenses-empty", .empty, .tab),
    ]

    private static let summary = [
        Situation("summary-samples", .samples, .tab, .tab),
        Situation("summary-end", .troubled, .tab, .tab, .end),
        Situation("summary-empty", .empty, .tab, .tab),
    ]

    private static let findings = [
        Situation("findings-samples", .samples, .backTab),
        Situation("findings-folded", .troubled, .backTab, .enter, .down, .down),
        Situation("findings-filter", .samples, .backTab, "/gantry"),
        Situation("findings-none", .empty, .backTab),
    ]

    private static let sheet = [
        Situation("sheet-facts", .samples, "jjj", .enter),
        Situation("sheet-statement", .samples, "jjj", .enter, "nn"),
        Situation("sheet-copied", .samples, "jjj", .enter, "nny"),
        Situation("sheet-search", .samples, "jjj", .enter, "/licen"),
        Situation("sheet-from-search", .samples, "tcommon-lic", .enter, .enter, "n"),
        Situation("sheet-from-finding", .samples, .backTab, .down, .enter),
        Situation("sheet-without-text", .samples, "/gantry", .enter, .enter),
        Situation("sheet-troubled", .troubled, "/inkwell", .enter, .enter),
    ]

    private static let help = [
        Situation("help", .samples, "?"),
        Situation("help-end", .samples, "?", .end),
    ]
}

/// What a preview shows, and the keys that lead there.
private struct Situation {
    let name: String
    let scenario: Scenario
    let moment: ScreenPreview.Moment
    let keys: [Key]

    init(
        _ name: String, _ scenario: Scenario = .samples, _ presses: Presses...,
        moment: ScreenPreview.Moment = .settled
    ) {
        self.name = name
        self.scenario = scenario
        self.moment = moment
        keys = presses.flatMap(\.keys)
    }

}

/// One key, or the characters of a text.
private struct Presses: ExpressibleByStringLiteral {
    let keys: [Key]

    static let enter = Presses(keys: [.enter])
    static let tab = Presses(keys: [.tab])
    static let backTab = Presses(keys: [.backTab])
    static let down = Presses(keys: [.down])
    static let end = Presses(keys: [.end])

    private init(keys: [Key]) {
        self.keys = keys
    }

    init(stringLiteral text: String) {
        keys = text.map(Key.character)
    }
}
