/// Which file was read: two paths of one identity lead to the same file.
public struct FileIdentity: Hashable, Sendable {
    /// The number of the device that holds the file.
    let device: UInt64
    /// The file's number on its device.
    let inode: UInt64
    /// How many bytes were read.
    let size: Int
}
