import StreamedJSON

extension JSONReader {
    /// Sizes that cut every token somewhere.
    static let pieceSizes = [1, 2, 3, 5, 8, 64, 4096]

    init(_ text: String, pieceSize: Int = 4096) {
        self.init(Array(text.utf8), pieceSize: pieceSize)
    }
}
