import ChildProcesses
import Foundation

/// A made-up image in each form of images, below a folder.
///
/// The lowest layer is a sample system with a thousand packages, the upper one this machine's
/// libraries, which no listing needs: real programs, so that they compress as real layers do.
struct SampleImage {
    let folder: String

    var root: String { "\(folder)/image-root" }
    var dockerArchive: String { "\(folder)/docker.tar" }

    /// The OCI layout with layers compressed by a program.
    func layout(_ compressor: String) -> String { "\(folder)/\(compressor)-layout" }

    /// The compressed layers of that layout.
    func layers(_ compressor: String) -> [String] {
        ["lower", "upper"].map { "\(folder)/\($0).tar.\(compressor)" }
    }

    /// The size of the docker archive.
    var bytes: Int {
        get throws {
            try URL(filePath: dockerArchive).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
    }

    /// Makes the folder and the docker archive.
    ///
    /// - Parameters:
    ///   - system: the folder of the sample system.
    ///   - size: the maximum size of the upper layer in bytes.
    func make(from system: String, size: Int) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try shell(
            """
            ln -sfn "$1" image-root
            tar -C "$1" -cf lower.tar .
            find /usr/lib -type f -readable -printf '%s %p\\n' | LC_ALL=C sort -k 2 \\
            | awk -v most="$2" 'sum + $1 <= most { sum += $1; print $2 }' \\
            | tar -cPf upper.tar --transform 's,^/,,' --files-from -
            layers=$(sha256sum lower.tar upper.tar | sed 's/ .*//; s/.*/"sha256:&"/' | paste -sd,)
            echo '{"architecture":"amd64","os":"linux","rootfs":{"type":"layers","diff_ids":['\
            "$layers"']}}' > config.json
            echo '[{"Config":"config.json","RepoTags":["sample:1"],"Layers":["lower.tar","upper.tar"]}]' \
                > manifest.json
            tar -cf docker.tar lower.tar upper.tar config.json manifest.json
            """, [URL(filePath: system).path, String(size)])
    }

    /// Makes a layout for each compressor.
    func compress(with compressors: [String]) throws {
        try shell(
            """
            for form in "$@"; do
                for layer in lower upper; do "$form" -q -c "$layer.tar" > "$layer.tar.$form"; done
                blobs=$form-layout/blobs/sha256
                mkdir -p "$blobs"
                put() { # FILE: stores it as a blob and prints its descriptor
                    digest=$(sha256sum < "$1" | cut -d' ' -f1)
                    ln -f "$1" "$blobs/$digest"
                    echo '{"mediaType":"application/octet-stream","digest":"sha256:'"$digest"'","size":'\
            "$(stat -c %s "$1")"'}'
                }
                echo '{"schemaVersion":2,"config":'"$(put config.json)"',"layers":['\
            "$(put "lower.tar.$form"),$(put "upper.tar.$form")"']}' > "$form.json"
                echo '{"schemaVersion":2,"manifests":['"$(put "$form.json")"']}' > $form-layout/index.json
                echo '{"imageLayoutVersion":"1.0.0"}' > $form-layout/oci-layout
            done
            """, compressors)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func shell(_ script: String, _ arguments: [String]) throws {
        let made = try Command(
            ["sh", "-euc", "cd \"$1\" && shift\n" + script, "sh", folder] + arguments
        ).run()
        guard made.succeeded else { throw MeasurementError(description: made.text) }
    }
}
