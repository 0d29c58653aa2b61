import Testing

@testable import Diagrams

@Suite struct SourceGraphsTests {
    private let sources = SourceGraphs(of: [
        "Packages/House/Sources/Kitchen/Stove.swift":
            "import Garden\nimport Foundation\nstruct Stove: Heated {\n    let fuel: Wood\n}\n",
        "Packages/House/Sources/Attic/Box.swift": "import Garden\n",
        "Packages/House/Tests/KitchenTests/DoorTests.swift": "struct Door: Heated {}\n",
        "Packages/Land/Sources/Garden/Wood.swift": "struct Wood {}\nprotocol Heated {}\n",
        "Packages/Comparison/Tent/Sources/Tent/Tent.swift":
            "import Garden\n\n@main\nstruct Tent {}\n",
        "Packages/Workshop/Sources/Saw/Saw.swift": "import Garden\n\n@main\nstruct Saw {}\n",
        "Home/Sources/Home/Home.swift": "import Kitchen\n\n@main\nstruct Home {}\n",
    ])

    @Test func `the programs' modules import modules, and packages need packages`() {
        #expect(
            sources.modules
                == Graph(["Home": ["Kitchen"], "Kitchen": ["Garden"], "Garden": []]))
        #expect(sources.packageGraph == Graph(["Home": ["House"], "House": ["Land"], "Land": []]))
    }

    @Test func `types conform to types and name others`() {
        let types = sources.types(["Stove", "Wood", "Heated", "Door", "Chair"])
        #expect(types.nodes == ["Heated", "Stove", "Wood"])
        #expect(types.targets(of: "Stove") == ["Heated", "Wood"])
        #expect(types.conformances == [Arrow(from: "Stove", to: "Heated")])
    }
}
