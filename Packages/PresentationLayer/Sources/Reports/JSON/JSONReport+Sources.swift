import DomainLayer
import Wording

extension JSONReport {
    /// The source packages of which the installed packages consist, ordered by name, then version.
    ///
    /// `owedOnly` is present, and true, if sources for which no license asks were left out. `dsc`
    /// and `snapshot` are null if name or version break Debian's rules or the packages aren't
    /// Debian's, `snapshot` also if the system isn't Debian. A source without `packages` was only
    /// built in, so its own license is unknown. Of a reason, `licenses` ask for source and
    /// `unknown` may: expressions, `NOASSERTION`, or kinds of findings. `names` are those of the
    /// `LicenseRef-` ids in it.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ list: SourceList, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(list.system)
        if list.isOwedOnly { json.member("owedOnly", true) }
        try json.member("sources", list.sources, to: &sink) { $0.value($1, on: list.system) }
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ source: InstalledSource, on system: SystemIdentity) {
        beginObject()
        member("name", source.source.name)
        member("version", source.source.version)
        member("purl", source.source.packageURL(on: system))
        member("dsc", source.source.descriptionFile(on: system))
        member("snapshot", source.source.snapshotAddress(on: system))
        member("status", source.status.rawValue)
        member("packages", source.packages)
        member("builtInto", source.builtInto) { json, use in
            json.beginObject(inline: true)
            json.member("package", use.package)
            json.member("field", use.field.rawValue)
            json.endObject()
        }
        member("reasons", source.reasons) { $0.value($1) }
        endObject()
    }

    private mutating func value(_ reason: InstalledSource.Reason) {
        beginObject()
        member("licenses", reason.demand.asking.lazy.map(\.description))
        member("unknown", reason.demand.doubts.lazy.map(\.code))
        key("names")
        beginObject(inline: true)
        for (id, name) in reason.namesOfLicenses {
            key(escaping: id)
            value(name)
        }
        endObject()
        member("packages", reason.packages)
        endObject()
    }
}

extension InstalledSource.Reason {
    /// The names of those unlisted licenses that ask or may ask, ordered by id.
    fileprivate var namesOfLicenses: [(id: String, name: String)] {
        if names.isEmpty { return [] }
        let doubtful = demand.doubts.compactMap { doubt in
            if case .license(let license) = doubt { license } else { nil }
        }
        return Set((demand.asking + doubtful).flatMap(\.licenses)).sorted()
            .compactMap { id in names[id].map { (id, $0) } }
    }
}
