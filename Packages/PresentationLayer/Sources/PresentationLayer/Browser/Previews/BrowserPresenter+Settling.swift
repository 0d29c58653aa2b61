import DomainLayer

extension BrowserPresenter {
    /// Waits until the browser has got to a moment; ends early where the task is cancelled.
    func reach(_ moment: ScreenPreview.Moment) async {
        while !hasReached(moment) {
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
        }
    }

    private func hasReached(_ moment: ScreenPreview.Moment) -> Bool {
        switch moment {
        case .settled: isSettled
        case .loading(let done):
            if case .loading(done, of: _) = state.contents { state.isLong } else { false }
        }
    }

    /// Whether all that was asked of the drivers has come.
    private var isSettled: Bool {
        guard state.contents.value != nil else { return state.contents.isFinal }
        return isTabWorkedOut && sheet?.state.text.isFinal != false
            && packages.state.search?.isRunning != true
    }

    private var isTabWorkedOut: Bool {
        switch state.tab {
        case .packages: packages.state.index != nil
        case .licenses: licenses.state.groups != nil
        case .summary: summary.state.summary != nil
        case .findings: findings.state.list != nil
        }
    }
}
