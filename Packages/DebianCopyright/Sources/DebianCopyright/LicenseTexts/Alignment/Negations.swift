/// Keeps account of negations that only one of two texts has.
///
/// "Neither this name nor that one may be used" says what "this name may not be used" says: a
/// negation that is missing in one place and stands close by in another has only moved.
struct Negations {
    /// How many the text has more than the template close to the last place; less than zero where
    /// it has fewer.
    private var open = 0
    /// The last place.
    private var place = 0
    /// How many have no counterpart.
    private(set) var count = 0

    /// A negation that has moved is no further away, in words.
    private static let reach = 30

    /// - Parameters:
    ///   - negations: how many the text has more than the template.
    ///   - place: where that is in the template.
    mutating func add(_ negations: Int, at place: Int) {
        guard negations != 0 else { return }
        if abs(place - self.place) > Self.reach { close() }
        open += negations
        self.place = place
    }

    /// Counts those that found no counterpart so far.
    mutating func close() {
        count += abs(open)
        open = 0
    }
}
