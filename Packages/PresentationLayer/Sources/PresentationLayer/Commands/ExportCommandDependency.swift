public import DomainLayer

/// All that `export` needs of a container: why packages are there, what their files say, when it
/// is, and what numbers a document.
public protocol ExportCommandDependency: CommandDependency {
    associatedtype InstallReasonDriver: InstallReasonDriverProtocol
    associatedtype NoticeDriver: LicenseNoticeDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype DigestDriver: DigestDriverProtocol

    var installReasonDriver: InstallReasonDriver { get }
    var noticeDriver: NoticeDriver { get }
    var clockDriver: ClockDriver { get }
    var digestDriver: DigestDriver { get }
}
