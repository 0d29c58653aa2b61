import DomainLayer
import PresentationLayer

extension MarkdownWriter {
    /// The layers of an image, and what was there once and is no more, or is another.
    mutating func write<Sink: ByteSink>(
        _ layers: LayerHistory, to sink: inout Sink
    ) throws(Sink.Failure) {
        table(layers.title, layers.summaries)
        if layers.losses.isEmpty { return }
        heading(2, "Changed or removed")
        tableHead(["Layer", "Package", "Version", "Was", "Is"])
        for change in layers.losses {
            row([
                "\(change.layer)", change.package.id, change.versions,
                change.old?.answer(\.expression) ?? "",
                change.new?.answer(\.expression) ?? "removed",
            ])
            try bytes.flushFullPiece(to: &sink)
        }
    }

    /// Layers as a section of their own.
    mutating func table(_ title: String, _ layers: [LayerSummary]) {
        heading(2, title)
        tableHead(["Layer", "Packages", "Command"])
        for layer in layers { row([layer.label, layer.packages, layer.command]) }
    }

    /// What the layers did to one package, as a section of its own.
    mutating func changes(_ layers: LayerHistory) {
        heading(2, layers.title)
        tableHead(["Layer", "Change", "Version", "License", "Command"])
        for change in layers.changes {
            row([
                "\(change.layer)", change.label, change.package.version,
                change.package.answer(\.expression), layers.command(of: change.layer),
            ])
        }
    }
}
