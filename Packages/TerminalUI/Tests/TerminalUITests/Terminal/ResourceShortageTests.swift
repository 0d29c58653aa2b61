import TerminalUI
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

struct ResourceShortageTests {
    @Test func `a process with the usual limits lacks nothing`() {
        #expect(ResourceShortage.current == nil)
    }

    #if os(Linux)
        /// `RLIMIT_NPROC` and `RLIMIT_NOFILE` of Linux (`asm-generic/resource.h`); Swift doesn't
        /// see the first of glibc's.
        private static let (threads, descriptors): (Int32, Int32) = (6, 7)

        @Test func `too few descriptors are seen before they are needed`() async {
            await #expect(processExitsWith: .exitCode(7)) {
                var limit = rlimit(rlim_cur: 20, rlim_max: 20)
                setrlimit(Self.descriptors, &limit)
                if case .descriptors = ResourceShortage.current { exit(7) }
            }
        }

        @Test(.enabled(if: getuid() == 0, "only the superuser can become one who may start none"))
        func `too few threads are seen before they are needed`() async {
            await #expect(processExitsWith: .exitCode(7)) {
                var limit = rlimit(rlim_cur: 5, rlim_max: 5)
                setrlimit(Self.threads, &limit)
                setuid(64_998)
                if case .threads = ResourceShortage.current { exit(7) }
            }
        }
    #endif
}
