import Testing

@testable import ArchitectureDiagrams

@Suite struct SourceGraphsTests {
    private let files = [
        "Packages/House/Sources/Kitchen/Stove.swift":
            "import Garden\nimport Foundation\nstruct Stove: Heated {\n    let fuel: Wood\n}\n",
        "Packages/House/Sources/Hall/Door.swift": "import Kitchen\n",
        "Packages/House/Tests/HallTests/DoorTests.swift": "import Hall\nstruct Door: Heated {}\n",
        "Packages/Land/Sources/Garden/Wood.swift": "struct Wood {}\nprotocol Heated {}\n",
        "Packages/Shed/Sources/Tools/Saw.swift": "import Hall\n",
    ]

    @Test func `modules import modules, and packages need packages`() {
        let imports = ModuleImports(of: files, in: ["House", "Land"])
        #expect(imports.packages == ["Kitchen": "House", "Hall": "House", "Garden": "Land"])
        #expect(
            imports.graph.arrows == [
                Arrow(from: "Hall", to: "Kitchen"), Arrow(from: "Kitchen", to: "Garden"),
            ])
        #expect(imports.packageGraph == Graph(["House": ["Land"], "Land": []]))
    }

    @Test func `types conform to types and name others`() {
        let types = TypeGraph(of: ["Stove", "Wood", "Heated", "Chair"], in: files)
        #expect(
            types.graph.arrows == [
                Arrow(from: "Stove", to: "Heated"), Arrow(from: "Stove", to: "Wood"),
            ])
        #expect(types.isConformance(Arrow(from: "Stove", to: "Heated")))
        #expect(!types.isConformance(Arrow(from: "Stove", to: "Wood")))
        #expect(types.missing == ["Chair"])
    }
}
