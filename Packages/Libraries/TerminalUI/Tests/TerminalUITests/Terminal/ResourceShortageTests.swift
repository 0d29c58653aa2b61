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
        /// `RLIMIT_DATA`, `RLIMIT_STACK`, `RLIMIT_NPROC` and `RLIMIT_NOFILE` of Linux
        /// (`asm-generic/resource.h`); Swift doesn't see the third of glibc's.
        private static let (data, stack, threads, descriptors): (Int32, Int32, Int32, Int32) =
            (2, 3, 6, 7)

        @Test func `too few descriptors are seen before they are needed`() async {
            await #expect(processExitsWith: .exitCode(7)) {
                var limit = rlimit(rlim_cur: 20, rlim_max: 20)
                setrlimit(Self.descriptors, &limit)
                if case .descriptors = ResourceShortage.current { exit(7) }
            }
        }

        @Test func `too little for a stack is seen before it is needed`() async {
            await #expect(processExitsWith: .exitCode(7)) {
                var limit = rlimit(rlim_cur: 1 << 17, rlim_max: 1 << 17)
                setrlimit(Self.stack, &limit)
                if case .stack(256) = ResourceShortage.current { exit(7) }
            }
        }

        @Test(.disabled(if: isUnderThreadSanitizer, "its shadow memory is more data than any limit"))
        func `too little for data is seen before it is needed`() async {
            await #expect(processExitsWith: .exitCode(7)) {
                var limit = rlimit(rlim_cur: 1 << 24, rlim_max: 1 << 24)
                setrlimit(Self.data, &limit)
                if case .data = ResourceShortage.current { exit(7) }
            }
        }

        private static let isUnderThreadSanitizer = dlsym(nil, "__tsan_init") != nil

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
