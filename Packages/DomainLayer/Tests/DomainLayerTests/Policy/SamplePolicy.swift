import DomainLayer
import Testing

extension PolicyDocument {
    /// A text of whole lines cut into fields, as a driver does: it knows no comments and no stray
    /// lines.
    init(_ text: String) {
        var stanzas: [PolicyStanza] = []
        var fields: [PolicyField] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.isEmpty {
                if !fields.isEmpty { stanzas.append(PolicyStanza(fields)) }
                fields = []
                continue
            }
            let isContinued = line.hasPrefix(" ")
            let start =
                isContinued
                ? line.startIndex : line.index(after: line.firstIndex(of: ":") ?? "".startIndex)
            let value = line[start...].drop { $0 == " " }
            let column = line.utf8.distance(from: line.startIndex, to: value.startIndex) + 1
            let text = PolicyText(String(value), at: .line(index + 1, column: column))
            if !isContinued {
                let name = String(line.prefix { $0 != ":" })
                fields.append(PolicyField(name, line: index + 1, value: []))
            }
            if !value.isEmpty { fields[fields.count - 1].value.append(text) }
        }
        if !fields.isEmpty { stanzas.append(PolicyStanza(fields)) }
        self.init(path: "house", stanzas: stanzas)
    }
}

extension PolicyDocument {
    /// What is wrong with it as a policy, by its place in the words `line:column`.
    func problems() -> [String: [PolicyProblem.Kind]] {
        do throws(PolicyError) {
            _ = try LicensePolicy(document: self)
            return [:]
        } catch {
            guard case .invalid(path, let problems) = error else { return ["\(error)": []] }
            return problems.reduce(into: [:]) { found, problem in
                guard case .line(let line, let column) = problem.location else { return }
                found["\(line):\(column)", default: []].append(problem.kind)
            }
        }
    }
}

extension LicensePolicy {
    /// The policy of a text, and of options.
    init(_ text: String, allow: [String] = [], deny: [String] = []) throws {
        try self.init(document: PolicyDocument(text), allow: allow, deny: deny)
    }
}

extension PolicyFailure {
    /// The failure in a line: `git:amd64: GPL-2.0-only denied by GPL-*`.
    var words: String {
        let license = license?.description ?? "nothing"
        return "\(package): \(license) " + causes.map(\.words).joined(separator: ", ")
    }
}

extension PolicyCause {
    fileprivate var words: String {
        switch objection {
        case .denied(let entry, nil): "denied by \(entry.pattern.text)"
        case .denied(let entry, let id?): "denied by \(entry.pattern.text) for \(id)"
        case .notAllowed: "not allowed"
        case .exceptionNotAllowed: "not allowed with its exception"
        case .unknown: "unknown"
        }
    }
}

extension CalendarDate {
    /// The day on which the tests take location.
    static var testDay: CalendarDate {
        get throws { try #require(CalendarDate(parsing: "2024-06-15")) }
    }
}
