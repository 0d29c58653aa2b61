/// The normalized name of a part of an image in an archive: without a leading `./`, empty names,
/// full stops and `x/..`.
struct PartName: Hashable {
    let bytes: [UInt8]

    /// Nil for a path that leads outside the archive, which names no part.
    init?(_ path: some Collection<UInt8>) {
        var names: [[UInt8]] = []
        for name in path.split(separator: UInt8(ascii: "/")) where !name.elementsEqual(".".utf8) {
            if name.elementsEqual("..".utf8) {
                if names.popLast() == nil { return nil }
            } else {
                names.append(Array(name))
            }
        }
        bytes = Array(names.joined(separator: [UInt8(ascii: "/")]))
    }

    /// The name that a link with this name leads to; nil if that is outside the archive.
    func target(_ link: [UInt8]) -> PartName? {
        let folder = bytes.split(separator: UInt8(ascii: "/")).dropLast()
        return PartName(Array((folder + [link[...]]).joined(separator: [UInt8(ascii: "/")])))
    }

    /// Whether the name alone makes the part a layer.
    var isLayer: Bool { bytes.suffix(4).elementsEqual(".tar".utf8) }

    /// Whether archives of images use such names for parts: in their root, as `HEX/layer.tar`, or
    /// as `blobs/ALGORITHM/HEX`.
    var isLikely: Bool {
        let names = bytes.split(separator: UInt8(ascii: "/"))
        return switch names.count {
        case 1: true
        case 2: names[1].elementsEqual("layer.tar".utf8)
        case 3: names[0].elementsEqual("blobs".utf8)
        default: false
        }
    }
}
