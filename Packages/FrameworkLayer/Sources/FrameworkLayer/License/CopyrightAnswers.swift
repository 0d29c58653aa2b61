import Synchronization

/// What the distinct texts of a system state, each put in by the thread that parsed it.
final class CopyrightAnswers: Sendable {
    private let answers = Mutex<[CopyrightAnswer?]>([])

    /// - Parameter number: the text's, of which there are as many as texts.
    func put(_ answer: CopyrightAnswer, at number: Int) {
        answers.withLock { answers in
            // Others may have taken the numbers before and not be ready.
            while answers.count <= number { answers.append(nil) }
            answers[number] = answer
        }
    }

    /// The answers by the numbers of their texts.
    var all: [CopyrightAnswer?] { answers.withLock { $0 } }
}
