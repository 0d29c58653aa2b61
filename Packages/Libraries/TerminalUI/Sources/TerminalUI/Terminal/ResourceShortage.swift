internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A resource that the process needs but the system refuses.
///
/// Swift's tasks can't report that: without threads they wait forever, and without descriptors or
/// memory the process crashes. So the process tries the resources first.
public enum ResourceShortage: Hashable, Sendable {
    /// The process can't run this many more threads.
    case threads(Int)
    /// The process can't open this many more files.
    case descriptors(Int)
    /// The process lacks this many MiB of addresses.
    case addressSpace(Int)
    /// The process lacks this many MiB for data, which includes threads' stacks.
    case data(Int)
    /// The process lacks this many KiB for the stack of a thread.
    case stack(Int)

    /// The resource that this process lacks now; nil if it has everything it needs to begin.
    ///
    /// It needs a thread for each processor and four for waiting work; 32 descriptors, and four for
    /// each processor, at most 64 of which read files; 256 MiB of addresses, and 128 for each
    /// processor, most of which are never used: threads reserve them for stacks and heaps; 16 MiB
    /// of data, and 12 for each thread; and 256 KiB of stack.
    public static var current: ResourceShortage? {
        let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let (threads, descriptors) = (processors + 4, 32 + 4 * min(64, processors))
        let mebibytes = 256 + 128 * processors
        let (data, stack) = (16 + 12 * threads, 256)
        if !has(mebibytes << 20, of: RLIMIT_AS) { return .addressSpace(mebibytes) }
        if !has(data << 20, of: RLIMIT_DATA) { return .data(data) }
        if !has(stack << 10, of: RLIMIT_STACK) { return .stack(stack) }
        if !canOpen(descriptors) { return .descriptors(descriptors) }
        return canStart(threads) ? nil : .threads(threads)
    }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    /// Whether a limit allows this many bytes.
    private static func has(_ bytes: Int, of resource: Resource) -> Bool {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(resource.rawValue)
        #endif
        var limit = rlimit()
        return getrlimit(resource, &limit) != 0 || limit.rlim_cur >= rlim_t(bytes)
    }

    private static func canOpen(_ count: Int) -> Bool {
        let copies = (0..<count).map { _ in dup(STDERR_FILENO) }
        for copy in copies where copy >= 0 { close(copy) }
        return !copies.contains(-1)
    }

    /// Whether this many threads can run at once, each of which waits until all have started.
    private static func canStart(_ count: Int) -> Bool {
        let gate = Gate()
        let threads = gate.isOpen.withLock { _ in
            (0..<count).compactMap { _ in try? SystemThread { gate.isOpen.withLock { _ in } } }
        }
        for thread in threads { thread.join() }
        return threads.count == count
    }

    private final class Gate: Sendable {
        let isOpen = Mutex(())
    }
}
