import Synchronization

@testable import FrameworkLayer

extension JSONReader {
    /// Reads these bytes, so many at once.
    init(_ bytes: [UInt8], pieceSize: Int) {
        let next = Mutex(0)
        self.init(pieceSize: pieceSize) { room in
            next.withLock { next in
                let piece = bytes[next..<min(next + min(room.count, pieceSize), bytes.count)]
                room.copyBytes(from: piece)
                next += piece.count
                return .success(piece.count)
            }
        }
    }

    init(_ text: String, pieceSize: Int = 4096) {
        self.init(Array(text.utf8), pieceSize: pieceSize)
    }

    /// Sizes at which every token is cut somewhere.
    static let pieceSizes = [1, 2, 3, 5, 8, 64, 4096]
}
