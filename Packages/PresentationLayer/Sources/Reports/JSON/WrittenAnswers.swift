import DomainLayer
import Synchronization

/// What copyright files say, as JSON: written once for all packages that have the same text.
///
/// A third of a system's packages have the text of another one, and the longest texts are those of
/// sources with many packages. It is known beforehand which answers come again: no others are kept,
/// and none longer than until it came last.
final class WrittenAnswers: Sendable {
    /// How to write an answer.
    enum Way {
        /// Nobody else has it.
        case once
        /// Others have it too, and what is written is of use to them.
        case first
        /// As it was written before.
        case again(JSONWriter.Fragment)
    }

    private struct Answer {
        let said: Said
        let json: JSONWriter.Fragment
    }

    /// All that is written of an answer besides its statements.
    private struct Said: Equatable {
        let format: CopyrightFileFormat?
        let basis: LicenseBasis
        let expression: LicenseExpression?
        let mainExpression: LicenseExpression?

        init(_ entry: LicenseEntry) {
            format = entry.format
            basis = entry.basis
            expression = entry.expression
            mainExpression = entry.mainExpression
        }
    }

    private struct State {
        /// How many packages with a text are still to come, of texts that several have.
        var left: [ObjectIdentifier: Int] = [:]
        /// What is written of those texts.
        var answers: [ObjectIdentifier: Answer] = [:]
        /// The same in bytes.
        var size = 0
    }

    /// How much is kept at a time, in bytes; what is beyond is written anew.
    private static let budget = 4 << 20

    private let state: Mutex<State>

    /// - Parameter entries: all that will be written, each once.
    init(of entries: [LicenseEntry]) {
        // To sort takes much less memory than to count, where most are there once.
        var identities: [ObjectIdentifier] = []
        identities.reserveCapacity(entries.count)
        // Not the entries in turn, each of which would be copied for a single word of it.
        for index in entries.indices { identities.append(entries[index].statements.identity) }
        identities.sort()
        var state = State()
        for (identity, next) in zip(identities, identities.dropFirst()) where identity == next {
            state.left[identity, default: 1] += 1
        }
        self.state = Mutex(state)
    }

    /// How to write the answer of the next entry.
    func way(of entry: LicenseEntry) -> Way {
        state.withLock { state in
            let identity = entry.statements.identity
            guard let left = state.left[identity] else { return .once }
            let answer = state.answers[identity]
            if left > 1 {
                state.left[identity] = left - 1
            } else {
                state.left[identity] = nil
                state.answers[identity] = nil
                state.size -= answer?.json.count ?? 0
            }
            guard let answer, answer.said == Said(entry) else { return .first }
            return .again(answer.json)
        }
    }

    /// Keeps what was written for those that come later.
    func keep(_ json: JSONWriter.Fragment, of entry: LicenseEntry) {
        state.withLock { state in
            let identity = entry.statements.identity
            guard state.left[identity] != nil, state.answers[identity] == nil,
                state.size + json.count <= Self.budget
            else { return }
            state.answers[identity] = Answer(said: Said(entry), json: json)
            state.size += json.count
        }
    }
}
