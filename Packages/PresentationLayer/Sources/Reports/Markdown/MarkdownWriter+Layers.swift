import DomainLayer
import Wording

extension MarkdownWriter {
    /// The layers of an image, and the packages that were there once and are gone or have changed.
    mutating func write<Sink: ByteSink>(
        _ layers: LayerHistory, to sink: inout Sink
    ) throws(Sink.Failure) {
        heading(2, layers.title)
        tableHead(["Layer", "Packages", "Command"])
        for layer in layers.summaries { row(["\(layer.layer)", layer.packages, layer.command]) }
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

    /// Which layer made each difference; nothing if that wasn't requested, or nothing differs.
    mutating func layers<Sink: ByteSink>(
        of difference: InventoryDifference, to sink: inout Sink
    ) throws(Sink.Failure) {
        let differences = difference.layerDifferences
        guard let layers = difference.layers, !differences.isEmpty else { return }
        heading(2, layers.title)
        tableHead(["Layer", "Package", "Change", "Command"])
        for change in differences {
            row([change.layerLabel, change.package, change.label, change.command])
            try bytes.flushFullPiece(to: &sink)
        }
    }

    /// What the layers did to one package, as a section.
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
