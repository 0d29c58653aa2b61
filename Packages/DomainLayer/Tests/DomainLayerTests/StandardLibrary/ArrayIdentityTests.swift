import DomainLayer
import Testing

struct ArrayIdentityTests {
    @Test func `copies are equal, other arrays of the same elements are not`() {
        let array = Array(1...3)
        let copy = array
        var changed = array
        changed[0] = 1
        let all = [array, copy, changed, Array(1...3), copy].map { ArrayIdentity($0) }
        #expect(all[0] == all[1])
        #expect(all[0] != all[2])
        #expect(all.firstOfEach.count == 3)
    }

    @Test func `empty arrays are equal, whatever room they have`() {
        var roomy: [Int] = []
        roomy.reserveCapacity(10)
        #expect(ArrayIdentity(roomy) == ArrayIdentity([]))
        #expect(ArrayIdentity(roomy) != ArrayIdentity([0]))
    }

    @Test func `an array that is gone is not mistaken for its successor`() {
        let distinct = Set((0..<1000).map { ArrayIdentity([$0]) })
        #expect(distinct.count == 1000)
    }
}
