/// A driver that reads a text, to begin with.
struct DriverRecipe: Recipe {
    let stem: Stem

    private var name: String { stem.type }

    var files: [String: String] {
        [
            "\(Places.domain)/Drivers/\(name)DriverProtocol.swift": driverProtocol,
            "\(Places.framework)/\(name)/File\(name)Driver.swift": driver,
            "\(Places.frameworkTests)/\(name)/File\(name)DriverTests.swift": driverTest,
            "\(Places.mocks)/Stub\(name)Driver.swift": stub,
            "\(Places.mocks)/Spies/Spy\(name)Driver.swift": spy,
            "\(Places.mocksTests)/Spies/Spy\(name)DriverTests.swift": spyTest,
            "\(Places.contracts)/\(name)DriverContractTests.swift": contract,
        ]
    }

    var edits: [Edit] {
        let property = "\(stem.property)Driver"
        return [
            Places.mockContainer(
                "\(name)Driver: \(name)DriverProtocol", .behind(.genericParameter)),
            Places.mockContainer("public let \(property): \(name)Driver", .behind(.storedDriver)),
            Places.mockContainer(
                "\(property): \(name)Driver = Stub\(name)Driver()", .behind(.defaultedParameter)),
            Places.mockContainer("self.\(property) = \(property)", .behind(.assignment)),
            Places.container(
                "public let \(property): some \(name)DriverProtocol = File\(name)Driver()",
                .behind(.chosenDriver)),
        ]
    }

    var keyLine: Boilerplate.KeyLine {
        .init(
            path: "\(Places.mocks)/Spies/Spy\(name)Driver.swift",
            text: "recorded.withLock { $0.append(.text(path: path)) }",
            test: "Spy\(name)DriverTests")
    }
}
