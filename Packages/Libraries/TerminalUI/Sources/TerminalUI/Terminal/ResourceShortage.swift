internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A resource that the process needs and the system doesn't give it.
///
/// Swift's tasks have no way to say so: without threads they wait for ever, and without descriptors
/// or memory the process crashes. So they are tried first.
public enum ResourceShortage: Hashable, Sendable {
    /// The process can't run this many more threads.
    case threads(Int)
    /// The process can't open this many more files.
    case descriptors(Int)
    /// There are fewer MiB of addresses.
    case addressSpace(Int)
    /// There are fewer MiB for data, of which threads' stacks are a part.
    case data(Int)
    /// There are fewer KiB for the stack of a thread.
    case stack(Int)

    /// What this process lacks now; nil if it has all that it needs to begin.
    ///
    /// That is a thread for each processor and four for what waits; 32 descriptors, and four for
    /// each processor, of which no more than 64 read files; 256 MiB of addresses, and 128 for each
    /// processor, of which most are never used: threads reserve them for stacks and heaps; 16 MiB
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

    /// Whether a limit leaves so many bytes.
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
