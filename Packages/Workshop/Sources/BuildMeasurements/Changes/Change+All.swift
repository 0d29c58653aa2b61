extension Change {
    /// In the order in which they are made, one on top of the other.
    ///
    /// The first five change at most the inside of a function; the others change what a module
    /// shows to those that import it. Each of them leaves a workspace that compiles.
    public static let all = [
        nothing, view, presenter, driver, engine, column, driverMethod, entity,
    ]

    /// Nothing was changed since the last build.
    public static let nothing = Change("nothing", "nothing changed")

    /// The space between the parts of a view.
    public static let view = Change(
        "view", "edit a view",
        [Edit(screen + "LicenseListView.swift", "VStack(spacing: 1)", "VStack(spacing: 1{run})")])

    /// A line in a presenter's input.
    public static let presenter = Change(
        "presenter", "edit a presenter",
        [
            .append(
                "\n            precondition(\"run {run}\".utf8.count > 4)",
                to: "            state.onInventory(inventory)",
                in: screen + "LicenseListPresenter.swift")
        ])

    /// A line in a driver's method.
    public static let driver = Change(
        "driver", "edit a driver",
        [
            .append(
                "\n        precondition(\"run {run}\".utf8.count > 4)",
                to: "guard let path = entry.textPath else { throw .noText(entry.id) }",
                in: drivers + "LicenseText/DebianLicenseTextDriver.swift")
        ])

    /// How far a rule of the engine looks back.
    public static let engine = Change(
        "engine", "change a rule of the engine",
        [
            Edit(
                "Packages/DebianCopyright/Sources/Grants/Standing/PublicDomainReader.swift",
                "reach: 25)", "reach: 25{run})")
        ])

    /// Another column in the table that `list` prints.
    public static let column = Change(
        "column", "add a column",
        [
            .append(
                "\n            Column(\"Section {run}\") { Text($0.section) }",
                to: "Column(\"Arch\") { Text($0.architecture) }",
                in: screen + "LicenseListRows.swift")
        ])

    /// A requirement of a driver protocol, in the real driver and in the mock.
    public static let driverMethod = Change(
        "driver-method", "add a driver method",
        [
            .append(
                "\n\n    /// Whether the time stands still.\n    var isFixed{run}: Bool { get }",
                to: "var now: Timestamp { get throws(ClockDriverError) }",
                in: "Packages/DomainLayer/Sources/DomainLayer/Drivers/ClockDriverProtocol.swift"),
            .append(
                "\n\n    public var isFixed{run}: Bool { sourceDateEpoch != nil }",
                to: "private let sourceDateEpoch: String?",
                in: drivers + "Clock/SystemClockDriver.swift"),
            .append(
                "\n\n    public var isFixed{run}: Bool { true }",
                to: "private let result: Result<Timestamp, ClockDriverError>",
                in: presentation + "PresentationMocks/Drivers/FixedClockDriver.swift"),
        ])

    /// A property of the entity that everything else speaks of, filled by the driver.
    public static let entity = Change(
        "entity", "add a property to an entity",
        [
            .append(
                "\n    /// The 1-based line of dpkg's database at which the stanza begins.\n"
                    + "    public var line{run} = 0",
                to: "public var textDigest: String?",
                in: "Packages/DomainLayer/Sources/DomainLayer/Inventory/LicenseEntry.swift"),
            .append(
                "\n        line{run} = package.line",
                to: "textDigest: file?.digest.map { \"sha256:\\($0)\" })",
                in: drivers + "License/LicenseEntry+Scan.swift"),
        ])

    private static let presentation = "Packages/PresentationLayer/Sources/"
    private static let screen = presentation + "PresentationLayer/LicenseList/"
    private static let drivers = "Packages/FrameworkLayer/Sources/FrameworkLayer/"
}
