import Measurements

extension Runs {
    /// Time and memory of the runs, in a clause.
    var account: String {
        "\(figure(wall, digits: 1)) ms wall, \(figure(processor, digits: 1)) ms processor, "
            + "\(figure(peakMegabytes, digits: 1)) MB at most"
    }

    /// The largest peak of memory in megabytes.
    var peakMegabytes: Double { Double(peakMemory) / 1e6 }
}
