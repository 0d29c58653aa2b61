import DomainLayer
import TerminalUI

/// What went wrong, and what to do about it.
struct FailureView: View {
    let error: LicenseDriverError

    var body: some View {
        Text("Error: ").bold().foreground(.red) + Text(error.detail)
        if let advice = error.advice { Text(advice).dim() }
    }
}
