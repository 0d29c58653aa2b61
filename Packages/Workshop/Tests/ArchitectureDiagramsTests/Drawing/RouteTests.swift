import Testing

@testable import ArchitectureDiagrams

@Suite struct RouteTests {
    private let house = Box(x: 0, y: 0, width: 100, height: 50)

    @Test(arguments: [
        (Box(x: 40, y: 100, width: 100, height: 50), [Point(70, 50), Point(70, 100)]),
        (Box(x: 0, y: -80, width: 100, height: 50), [Point(50, 0), Point(50, -30)]),
        (Box(x: 150, y: 30, width: 10, height: 50), [Point(100, 40), Point(150, 40)]),
        (Box(x: -50, y: 0, width: 10, height: 50), [Point(0, 25), Point(-40, 25)]),
        (Box(x: 150, y: 90, width: 10, height: 10), [Point(50, 25), Point(155, 95)]),
    ])
    func `a straight way leads through what both sides have in common`(
        target: Box, points: [Point]
    ) {
        #expect(Route.straight(from: house, to: target) == points)
    }

    @Test func `a way turns as its ends want`() {
        let target = Box(x: 200, y: 100, width: 100, height: 50)
        #expect(
            Route(start: .bottom(0.5), end: .left(0.5)).points(from: house, to: target)
                == [Point(50, 50), Point(50, 125), Point(200, 125)])
        #expect(
            Route(start: .bottom(0.5), end: .top(0), lane: 10).points(from: house, to: target)
                == [Point(50, 50), Point(50, 90), Point(200, 90), Point(200, 100)])
        #expect(
            Route(start: .right(0), end: .left(1), lane: 10).points(from: house, to: target)
                == [Point(100, 0), Point(190, 0), Point(190, 150), Point(200, 150)])
    }
}
