import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The hits of a search in the texts so far.
struct TextSearchContent: View {
    let search: TextSearchState
    let onMove: @MainActor (ListPosition) -> Void

    var body: some View {
        if search.hits.isEmpty {
            Notice {
                if search.isRunning {
                    Text("Searching …").dim()
                    Bar(fraction: search.fraction, width: 40).foreground(.cyan)
                } else {
                    Text("No copyright text contains “\(search.begun ?? "")”.")
                }
            }
        } else {
            TextHitColumns(package: "Package", line: "Line") { Text("Text") }.bold()
            List(search.hits, position: search.position, onMove: onMove) {
                TextHitRow(hit: $0, phrase: search.begun ?? "", isSelected: $1)
            }
        }
    }
}

/// The columns of a hit, or of the titles above the hits.
private struct TextHitColumns<Content: View>: View {
    let package: String
    let line: String
    var isSelected = false
    @ViewBuilder let text: Content

    var body: some View {
        WidthReader { width in
            HStack(spacing: 2) {
                FirstCell(
                    Text(package), isSelected: isSelected, width: (width ?? 160) < 60 ? 12 : 20)
                Text(line).frame(width: 5, alignment: .trailing)
                text.flexible()
            }
        }
    }
}

/// A hit: its package, line number and line.
private struct TextHitRow: View {
    let hit: LicenseTextHit
    let phrase: String
    let isSelected: Bool

    var body: some View {
        TextHitColumns(package: hit.package, line: "\(hit.line)", isSelected: isSelected) {
            WidthReader { width in
                HighlightedText(
                    excerpt(width: width ?? .max), phrase: isSelected ? nil : Phrase(phrase))
            }
        }
        .reversed(isSelected)
    }

    /// The line, cut at its beginning if the phrase would be out of view.
    private func excerpt(width: Int) -> String {
        guard let range = Phrase(phrase)?.ranges(in: hit.text).first else { return hit.text }
        let before = hit.text.distance(from: hit.text.startIndex, to: range.lowerBound)
        let length = hit.text.distance(from: range.lowerBound, to: range.upperBound)
        if before + length <= width { return hit.text }
        return "…" + hit.text.dropFirst(before - max(0, (width - length) / 2))
    }
}

extension TextSearchState {
    /// The share of the packages that was searched.
    var fraction: Double { total == 0 ? 0 : Double(done) / Double(total) }

    /// How many hits there are, and how far the search is; empty before it begins.
    var progress: String {
        if begun == nil { return "" }
        let found = isCut ? "the first \(hits.count.grouped) hits" : hits.count.counting("hit")
        return isRunning ? "\(found), \(done.grouped) of \(total.grouped)" : found
    }
}
