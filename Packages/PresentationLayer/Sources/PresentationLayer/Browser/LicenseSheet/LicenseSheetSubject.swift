/// What a sheet is opened on: a package among those that can be gone through from it.
public struct LicenseSheetSubject: Sendable {
    /// The packages of the list that it was opened from, in its order; not empty.
    public let packages: PackageRows
    /// Which of them is opened.
    public let place: Int
    /// The line of its copyright text to begin at, 1-based; nil to begin with the facts.
    public let line: Int?
    /// What to highlight in the text; nil for nothing.
    public let phrase: String?

    init(packages: PackageRows, place: Int, line: Int? = nil, phrase: String? = nil) {
        self.packages = packages
        self.place = place
        self.line = line
        self.phrase = phrase
    }
}
