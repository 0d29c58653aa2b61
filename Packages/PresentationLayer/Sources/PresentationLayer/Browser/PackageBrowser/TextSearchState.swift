public import DomainLayer
public import TerminalUI

/// A search in the copyright texts: what was found, and how far it is.
public struct TextSearchState: Equatable, Sendable {
    public private(set) var phrase = ""
    /// What has been looked for; nil before the first search has begun.
    public private(set) var begun: String?
    public private(set) var hits: [LicenseTextHit] = []
    /// How many packages have been looked through, of how many; 0 of 0 before the first step.
    public private(set) var done = 0
    public private(set) var total = 0
    public private(set) var isRunning = false
    public private(set) var position = ListPosition()

    public init() {}

    /// The hit that is selected; nil where there is none.
    public var selection: LicenseTextHit? {
        hits.indices.contains(position.selected) ? hits[position.selected] : nil
    }

    /// Whether the search ended early, for nobody reads so many hits.
    public var isCut: Bool { hits.count >= LicenseTextSearchStep.mostHits }

    public mutating func onPhrase(_ phrase: String) {
        self.phrase = phrase
    }

    public mutating func onBegin() {
        begun = phrase
        (hits, done, total) = ([], 0, 0)
        position = ListPosition()
        isRunning = true
    }

    public mutating func onStep(_ step: LicenseTextSearchStep) {
        hits += step.hits
        (done, total) = (step.done, step.total)
    }

    public mutating func onEnd() {
        isRunning = false
    }

    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }
}
