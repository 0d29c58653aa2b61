import Foundation

/// How large the copyright files of a Debian machine are.
public enum SizeDistribution {
    /// Share of the files, and the size in bytes that this share does not exceed.
    ///
    /// Read off the 703 copyright files of a Debian machine with a developer's tools; their mean is
    /// 24 kB, because a few browsers' and compilers' files are a hundred times the median.
    public static let quantiles: [(share: Double, bytes: Double)] = [
        (0.00, 268), (0.05, 995), (0.10, 1173), (0.25, 1870), (0.40, 3310), (0.50, 4414),
        (0.60, 6897), (0.70, 11375), (0.80, 16122), (0.90, 32354), (0.95, 63047), (0.98, 86734),
        (0.99, 151_650), (0.995, 400_000), (1.00, 2_050_085),
    ]

    /// The size that the given share (0 to 1) of files does not exceed; between two quantiles its
    /// logarithm grows evenly.
    public static func size(at share: Double) -> Int {
        for (low, high) in zip(quantiles, quantiles.dropFirst()) where share <= high.share {
            let part = (share - low.share) / (high.share - low.share)
            return Int(exp(log(low.bytes) + part * (log(high.bytes) - log(low.bytes))))
        }
        return Int(quantiles[quantiles.count - 1].bytes)
    }

    /// As many sizes as asked for: the means of as many equal shares of the files, shuffled.
    ///
    /// The mean is then nearly the same for every count, so that the time per file of a small root
    /// can be compared with that of a large one. Sizes drawn one by one would differ by whether a
    /// huge file is among them.
    public static func sizes(_ count: Int, using generator: inout SeededGenerator) -> [Int] {
        let parts = 64
        let sizes = (0..<count).map { number in
            let sum = (0..<parts).reduce(0) { sum, part in
                let share = (Double(part) + 0.5) / Double(parts)
                return sum + size(at: (Double(number) + share) / Double(count))
            }
            return sum / parts
        }
        return sizes.shuffled(using: &generator)
    }
}
