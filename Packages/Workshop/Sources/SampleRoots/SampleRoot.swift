public import DebianRootFixtures

/// An invented Debian system of any size, the same for the same seed.
///
/// Sizes are a real machine's (``SizeDistribution``). Of three packages the third repeats the text
/// of the second, its sibling from one source, so two thirds of the texts are distinct; a quarter
/// of those is prose, the others are in the format of copyright-format 1.0.
public struct SampleRoot: Sendable {
    /// How many packages are installed.
    public let packages: Int
    public let seed: UInt64

    public init(packages: Int, seed: UInt64) {
        self.packages = packages
        self.seed = seed
    }

    /// What was written.
    public struct Account: Hashable, Sendable {
        /// Copyright files, copies included.
        public var files = 0
        /// Different texts among them.
        public var texts = 0
        /// Different texts that are prose.
        public var prose = 0
        /// All copyright files together.
        public var bytes = 0
    }

    /// Writes the system into a folder, which is made if it is missing.
    ///
    /// - Throws: `FixtureError` if a folder or file can't be written.
    @discardableResult
    public func write(to folder: String) throws(FixtureError) -> Account {
        let root = try DebianRoot(at: folder)
        var generator = SeededGenerator(seed: seed)
        let words = InventedWords(2000, using: &generator)
        // Drawn apart, so that the mean does not hang on which sizes come twice.
        let single = SizeDistribution.sizes((packages + 2) / 3, using: &generator)
        let shared = SizeDistribution.sizes((packages + 1) / 3, using: &generator)
        try root.file("etc/os-release", Self.release)
        var stanzas: [(name: String, stanza: String)] = []
        var account = Account()
        var text: [UInt8] = []
        for number in 0..<packages {
            let package = SamplePackage(number: number, words: words, using: &generator)
            stanzas.append((package.name, package.stanza))
            if number % 3 != 2 {
                // One of the four singles and one of the four pairs among eight texts.
                let isProse = [3, 6].contains(account.texts % 8)
                let writer = CopyrightText(words: words)
                let size = number % 3 == 0 ? single[number / 3] : shared[number / 3]
                text =
                    isProse
                    ? writer.prose(package.name, size: size, using: &generator)
                    : writer.machineReadable(package.name, size: size, using: &generator)
                account.texts += 1
                account.prose += isProse ? 1 : 0
            }
            try root.file("usr/share/doc/\(package.name)/copyright", text)
            account.files += 1
            account.bytes += text.count
        }
        // As dpkg writes them: ordered by name.
        stanzas.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        try root.file(SystemFiles.status, stanzas.map(\.stanza).joined())
        return account
    }

    private static let release = """
        PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"
        NAME="Debian GNU/Linux"
        VERSION_ID="12"
        VERSION_CODENAME=bookworm
        ID=debian

        """
}
