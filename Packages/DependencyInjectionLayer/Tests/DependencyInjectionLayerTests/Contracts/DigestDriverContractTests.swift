import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What documents that are named by their content rely on.
struct DigestDriverContract<Driver: DigestDriverProtocol> {
    let driver: Driver

    func holds() {
        let contents: [[UInt8]] = [[], [0], [0, 0], [1], Array(repeating: 7, count: 100_000)]
        let digests = contents.map(driver.sha256(of:))
        #expect(digests == contents.map(driver.sha256(of:)))
        #expect(Set(digests).count == contents.count)
        for digest in digests {
            #expect(digest.utf8.count == 64)
            #expect(digest.allSatisfy { "0123456789abcdef".contains($0) })
        }
    }
}

@Suite struct DigestDriverContractTests {
    @Test func `the mock driver keeps the contract`() {
        DigestDriverContract(driver: MockDigestDriver.samples).holds()
    }

    @Test func `the container's driver keeps the contract`() {
        DigestDriverContract(driver: DIContainer().digestDriver).holds()
    }
}
