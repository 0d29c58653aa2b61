/// What the parsers promise for any bytes at all, besides coming to an end without a crash.
public enum ParserPromises {
    /// Runs all parsers over the bytes.
    ///
    /// - Returns: a sentence for each promise that was broken; empty where all were kept.
    public static func broken(by bytes: [UInt8]) -> [String] {
        Deb822Promises.broken(by: bytes) + ExpressionPromises.broken(by: bytes)
            + CopyrightPromises.broken(by: bytes)
    }
}
