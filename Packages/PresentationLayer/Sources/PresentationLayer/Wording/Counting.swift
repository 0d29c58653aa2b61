extension Int {
    /// The number and what is counted: `1 package`, `2 packages`, `0 licences`.
    ///
    /// - Parameter noun: the singular; an `s` makes it plural unless `plural` is given.
    public func counting(_ noun: String, plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
    }
}
