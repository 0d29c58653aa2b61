import DomainLayer
import StreamedJSON

extension ListingReader {
    /// The image that the system was read from. A listing doesn't say which layers touch packages,
    /// so any layer may.
    mutating func image() throws(JSONReaderError) -> ImageIdentity {
        // Listings of older versions don't say whether anything was verified.
        var image = ImageIdentity(isVerified: false, layers: [])
        try json.beginObject()
        var seen = JSONMembers<ImageMember>.Seen()
        while let member = try json.next(of: imageMembers, &seen) {
            switch member {
            case .names: image.names = try json.strings()
            case .digest: image.digest = try json.stringOrNull()
            case .configDigest: image.configDigest = try json.stringOrNull()
            case .platform: image.platform = try json.stringOrNull()
            case .verified: image.isVerified = try json.flag()
            case .layers:
                try json.beginArray()
                while try json.nextElement() { image.layers.append(try layer()) }
            }
        }
        return image
    }

    private mutating func layer() throws(JSONReaderError) -> ImageLayer {
        var layer = ImageLayer(digest: "", changesPackages: true)
        try json.beginObject()
        var seen = JSONMembers<LayerMember>.Seen()
        while let member = try json.next(of: layerMembers, &seen) {
            switch member {
            case .digest: layer.digest = try json.string()
            case .command: layer.command = try json.stringOrNull()
            }
        }
        return layer
    }
}

/// The members that are read of a listing's `image`.
enum ImageMember: String, JSONMember {
    case names, digest, configDigest, platform, verified, layers

    static let optional = [ImageMember.verified]
}

/// The members that are read of an element of its `layers`.
enum LayerMember: String, JSONMember {
    case digest, command
}
