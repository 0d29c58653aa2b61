public import ChildProcesses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What times were measured on: a figure without it says nothing.
public struct Machine: Hashable, Sendable {
    /// How many processors are online.
    public var cores: Int
    /// The processor's name as the system tells it; empty where it does not.
    public var processor: String
    /// The compiler's version: `6.3.1`; empty where it is not told.
    public var compiler: String

    public init(cores: Int, processor: String, compiler: String) {
        self.cores = cores
        self.processor = processor
        self.compiler = compiler
    }

    /// The machine that this runs on, and the `swift` in its `PATH`.
    public static func current() throws(CommandError) -> Machine {
        #if canImport(Darwin)
            let processor = try Command("sysctl", "-n", "machdep.cpu.brand_string").run(.data).text
        #else
            let facts = try Command("cat", "/proc/cpuinfo").run(.data).text
            let processor = value(of: "model name", in: facts)
        #endif
        return Machine(
            cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
            processor: processor,
            compiler: version(in: try Command("swift", "--version").run(.captured).text))
    }

    /// The first value of `name : value` lines; empty where no line has the name.
    static func value(of name: String, in facts: String) -> String {
        for line in facts.split(separator: "\n") where line.hasPrefix(name) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            return String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        return ""
    }

    /// The word behind `Swift version`; empty where there is none.
    static func version(in text: String) -> String {
        let words = text.split { $0 == " " || $0 == "\n" }
        guard let place = words.firstIndex(of: "version"), place + 1 < words.count else {
            return ""
        }
        return String(words[place + 1])
    }

    /// For people: `2 cores of …, Swift 6.3.1`.
    public var words: String {
        let name = processor.isEmpty ? "" : " of \(processor)"
        return "\(cores) cores\(name), Swift \(compiler)"
    }
}
