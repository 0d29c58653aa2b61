/// Finds for each exception whose text is printed the licence that it belongs to, its taker.
struct ExceptionTakers {
    /// The licence that an exception belongs to.
    struct Taker {
        /// The place of the licence's piece.
        let place: Int
        /// Whether the licence stands before the exception's text.
        let isBefore: Bool
        /// Where the next licence of its family begins, in bytes of the text; nil where none does.
        fileprivate let next: Int?

        /// Whether an exception further behind would belong to the same licence.
        func takes(exceptionAt position: Int) -> Bool { next.map { position < $0 } ?? true }
    }

    /// For each family the pieces that may take its exceptions, by their places, and where they
    /// begin.
    private let places: [[(place: Int, start: Int)]]
    /// For each family how many of these stand before the last exception that was asked about.
    private var passed: [Int]

    /// - Parameter pieces: in the order of the text.
    init(of pieces: [TextEvidence.Piece]) {
        places = ExceptionBase.allCases.map { base in
            pieces.indices.filter { pieces[$0].license.takes(exceptionsTo: base) }
                .map { ($0, pieces[$0].bytes.lowerBound) }
        }
        passed = places.map { _ in 0 }
    }

    /// The last licence of its family before an exception's text, or else the first one behind it;
    /// nil where there is none.
    ///
    /// - Parameter exception: stands behind those asked about before.
    mutating func taker(of exception: ExceptionText) -> Taker? {
        let base = exception.base.rawValue
        let places = places[base]
        while passed[base] < places.count,
            places[passed[base]].start < exception.bytes.lowerBound
        {
            passed[base] += 1
        }
        let passed = passed[base]
        guard let taker = passed > 0 ? places[passed - 1] : places.first else { return nil }
        return Taker(
            place: taker.place, isBefore: passed > 0,
            next: passed < places.count ? places[passed].start : nil)
    }
}
