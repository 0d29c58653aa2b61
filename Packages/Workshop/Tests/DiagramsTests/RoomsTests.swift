import Testing

@testable import Diagrams

@Suite struct RoomsTests {
    private let rooms = Rooms(
        of: ["Cellar", "House"],
        in: [
            "Packages/House/Sources/Cellar/Wine/Bottle.swift": "struct Bottle {}\n",
            "Packages/House/Sources/House/Kitchen/Stove.swift":
                "struct Stove {\n    let wine: Bottle // Bed\n}\n",
            "Packages/House/Sources/House/Kitchen/Shelf/Cup.swift": "enum Cup {}\n",
            "Packages/House/Sources/House/Attic/Bed.swift": "struct Bed {}\n",
            "Packages/House/Sources/House/Attic/Cup+Dreams.swift":
                "extension Cup {\n    var dream: Bed? { nil }\n}\n",
            "Packages/House/Sources/House/House.swift": "struct House {\n    let bed: Bed\n}\n",
            "Packages/House/Tests/HouseTests/Kitchen/StoveTests.swift": "let bed = Bed()\n",
            "Packages/Land/Sources/Land/Garden/Tree.swift": "let bottle = Bottle()\n",
        ])

    @Test func `a folder of a module is a room, and needs the rooms whose types it names`() {
        #expect(
            rooms.graph
                == Graph(["Wine": [], "Kitchen": ["Wine"], "Attic": ["Kitchen"]]))
        #expect(rooms.modules == ["Wine": "Cellar", "Kitchen": "House", "Attic": "House"])
    }

    @Test func `an order holds if each room comes after those that it needs`() {
        #expect(rooms.breaches(of: ["Wine", "Kitchen", "Attic"]) == [])
        #expect(
            rooms.breaches(of: ["Wine", "Attic", "Kitchen"]) == [
                "Packages/House/Sources/House/Attic/Cup+Dreams.swift names Cup,"
                    + " which Kitchen declares after Attic"
            ])
    }

    @Test func `a room that isn't there or has no turn is a breach`() {
        #expect(
            rooms.breaches(of: ["Wine", "Kitchen", "Hall"])
                == ["there is no room Hall", "Attic has no turn"])
    }
}
