extension GeneratedFramework {
    /// One of the files; no two are the same.
    static func part(_ number: Int) -> String {
        """
        /// A series of readings, and what becomes of them.
        public struct Part\(number): Hashable, Sendable {
            public enum Kind: String, CaseIterable, Sendable {
                case spring, summer, autumn, winter
            }

            public struct Reading: Hashable, Sendable {
                public var kind: Kind
                public var name: String
                public var value: Int

                public init(kind: Kind, name: String, value: Int) {
                    self.kind = kind
                    self.name = name
                    self.value = value
                }
            }

            public private(set) var readings: [Reading] = []

            public init() {}

            public mutating func add(_ name: String, _ value: Int) {
                let kind = Kind.allCases[(value + \(number)) % Kind.allCases.count]
                readings.append(Reading(kind: kind, name: name, value: value))
            }

            public var sums: [Kind: Int] {
                var sums: [Kind: Int] = [:]
                for reading in readings where reading.value > \(number) {
                    sums[reading.kind, default: 0] += reading.value
                }
                return sums
            }

            public func names(of kind: Kind) -> [String] {
                readings.filter { $0.kind == kind }.map(\\.name).sorted { $0 < $1 }
            }

            public var report: String {
                let lines = sums.sorted { $0.value < $1.value }.map { kind, sum in
                    switch kind {
                    case .spring, .summer: "\\(kind.rawValue): \\(sum)"
                    case .autumn, .winter: "\\(names(of: kind).joined(separator: ", ")): \\(sum)"
                    }
                }
                return lines.joined(separator: "; ")
            }
        }

        """
    }
}
