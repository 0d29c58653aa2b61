/// Which file was read: two paths of one identity lead to the same file.
public struct FileIdentity: Hashable, Sendable {
    /// The number of the device that holds the file.
    public let device: UInt64
    /// The file's number on its device.
    public let inode: UInt64
    /// How many bytes were read.
    public let size: Int

    public init(device: UInt64, inode: UInt64, size: Int) {
        self.device = device
        self.inode = inode
        self.size = size
    }
}
