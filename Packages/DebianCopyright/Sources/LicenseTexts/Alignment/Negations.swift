/// Keeps account of negations that only one of two texts has.
///
/// "Neither this name nor that one may be used" says what "this name may not be used" says: a
/// negation that is missing in one place and stands close by in another has only moved.
struct Negations {
    private var open = 0
    private var place = 0
    /// How many have no counterpart.
    private(set) var count = 0

    /// Words between the two places of one that has moved.
    private static let reach = 30

    mutating func add(_ negations: Int, at place: Int) {
        guard negations != 0 else { return }
        if abs(place - self.place) > Self.reach { close() }
        open += negations
        self.place = place
    }

    mutating func close() {
        count += abs(open)
        open = 0
    }
}
