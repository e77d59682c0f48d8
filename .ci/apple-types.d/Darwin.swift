// The functions and constants of Darwin's C library as Swift imports them, as far as the package uses them. Written by
// hand; values are Darwin's. Like all functions of C they may be called without using their result.

@_exported import DarwinTypes

// MARK: - Errors

public var errno: Int32 { get { 0 } set {} }
public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var ENXIO: Int32 { 6 }
public var ENOMEM: Int32 { 12 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var EINVAL: Int32 { 22 }
public var ENFILE: Int32 { 23 }
public var EMFILE: Int32 { 24 }
public var EFBIG: Int32 { 27 }
public var ENOSPC: Int32 { 28 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var EWOULDBLOCK: Int32 { 35 }
public var ENOTSUP: Int32 { 45 }
public var EADDRINUSE: Int32 { 48 }
public var ENOBUFS: Int32 { 55 }
public var ELOOP: Int32 { 62 }
public var ENOTEMPTY: Int32 { 66 }
public var EDQUOT: Int32 { 69 }

// MARK: - Files

public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_RDWR: Int32 { 2 }
public var O_NONBLOCK: Int32 { 4 }
public var O_APPEND: Int32 { 8 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_TRUNC: Int32 { 0x400 }
public var O_EXCL: Int32 { 0x800 }
public var O_DIRECTORY: Int32 { 0x100000 }
public var O_CLOEXEC: Int32 { 0x1000000 }
public var AT_FDCWD: Int32 { -2 }
public var AT_SYMLINK_NOFOLLOW: Int32 { 0x20 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var LOCK_SH: Int32 { 1 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var LOCK_UN: Int32 { 8 }
public var F_SETFD: Int32 { 2 }
public var F_GETFL: Int32 { 3 }
public var F_SETFL: Int32 { 4 }
public var F_FULLFSYNC: Int32 { 51 }
public var FD_CLOEXEC: Int32 { 1 }
public var UTIME_NOW: Int32 { -1 }
public var UTIME_OMIT: Int32 { -2 }

@discardableResult public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { 0 }
@discardableResult public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func openat(_: Int32, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
@discardableResult public func openat(_: Int32, _: UnsafePointer<CChar>!, _: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func close(_: Int32) -> Int32 { 0 }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { 0 }
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { 0 }
@discardableResult public func pwrite(_: Int32, _: UnsafeRawPointer!, _: Int, _: off_t) -> Int { 0 }
@discardableResult public func ftruncate(_: Int32, _: off_t) -> Int32 { 0 }
@discardableResult public func fsync(_: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func sched_yield() -> Int32 { 0 }
@discardableResult public func futimens(_: Int32, _: UnsafePointer<timespec>!) -> Int32 { 0 }
@discardableResult public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func lstat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func fstatat(
    _: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!, _: Int32
) -> Int32 { 0 }
@discardableResult public func mkdirat(_: Int32, _: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func unlinkat(_: Int32, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
@discardableResult public func linkat(
    _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UnsafePointer<CChar>!, _: Int32
) -> Int32 { 0 }
@discardableResult public func renameat(
    _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UnsafePointer<CChar>!
) -> Int32 { 0 }
@discardableResult public func fdopendir(_: Int32) -> UnsafeMutablePointer<DIR>! { nil }
@discardableResult public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
@discardableResult public func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func mkfifo(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func rmdir(_: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func unlink(_: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func link(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func symlink(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func chmod(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { 0 }
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { 0 }
@discardableResult public func chown(_: UnsafePointer<CChar>!, _: uid_t, _: gid_t) -> Int32 { 0 }
@discardableResult public func umask(_: mode_t) -> mode_t { 0 }
@discardableResult public func fopen(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! { nil }
@discardableResult public func fwrite(_: UnsafeRawPointer!, _: Int, _: Int, _: UnsafeMutablePointer<FILE>!) -> Int { 0 }
@discardableResult public func fclose(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
@discardableResult public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }

// MARK: - Sockets

public var AF_INET: Int32 { 2 }
public var SOCK_STREAM: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xffff }
public var SO_REUSEADDR: Int32 { 4 }
public var SO_NOSIGPIPE: Int32 { 0x1022 }
public var SO_RCVTIMEO: Int32 { 0x1006 }
public var AI_PASSIVE: Int32 { 1 }
public var AI_NUMERICHOST: Int32 { 4 }
public var AI_NUMERICSERV: Int32 { 0x1000 }
public var IPPROTO_TCP: Int32 { 6 }
public var TCP_NODELAY: Int32 { 1 }
public var SHUT_RDWR: Int32 { 2 }
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }
public var POLLHUP: Int32 { 16 }

@discardableResult public func socket(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func bind(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 { 0 }
@discardableResult public func getaddrinfo(
    _: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: UnsafePointer<addrinfo>!,
    _: UnsafeMutablePointer<UnsafeMutablePointer<addrinfo>?>!
) -> Int32 { 0 }
public func freeaddrinfo(_: UnsafeMutablePointer<addrinfo>!) {}
@discardableResult public func listen(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func accept(
    _: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func connect(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 { 0 }
@discardableResult public func getsockname(
    _: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func setsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeRawPointer!, _: socklen_t) -> Int32 { 0 }
@discardableResult public func send(_: Int32, _: UnsafeRawPointer!, _: Int, _: Int32) -> Int { 0 }
@discardableResult public func recv(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: Int32) -> Int { 0 }
@discardableResult public func shutdown(_: Int32, _: Int32) -> Int32 { 0 }
@discardableResult public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { 0 }

// MARK: - Processes and signals

public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGQUIT: Int32 { 3 }
public var SIGILL: Int32 { 4 }
public var SIGTRAP: Int32 { 5 }
public var SIGABRT: Int32 { 6 }
public var SIGFPE: Int32 { 8 }
public var SIGKILL: Int32 { 9 }
public var SIGBUS: Int32 { 10 }
public var SIGSEGV: Int32 { 11 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGTSTP: Int32 { 18 }
public var SIGCONT: Int32 { 19 }
public var SIGWINCH: Int32 { 28 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t? { nil }
public var SIG_UNBLOCK: Int32 { 2 }

@discardableResult public func signal(_: Int32, _: sig_t!) -> sig_t! { nil }
@discardableResult public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 { 0 }
@discardableResult public func pthread_sigmask(
    _: Int32, _: UnsafePointer<sigset_t>!, _: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult public func raise(_: Int32) -> Int32 { 0 }
@discardableResult public func kill(_: pid_t, _: Int32) -> Int32 { 0 }
public func exit(_: Int32) -> Never { fatalError() }
public func _exit(_: Int32) -> Never { fatalError() }
public var EXIT_FAILURE: Int32 { 1 }
@discardableResult public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public var RUSAGE_SELF: Int32 { 0 }
public var RUSAGE_CHILDREN: Int32 { -1 }
@discardableResult public func getrusage(_: Int32, _: UnsafeMutablePointer<rusage>!) -> Int32 { 0 }
public var _SC_OPEN_MAX: Int32 { 5 }
public func sysconf(_: Int32) -> Int { 0 }
public func getpid() -> pid_t { 0 }
@discardableResult public func alarm(_: UInt32) -> UInt32 { 0 }
@discardableResult public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t { 0 }
public var P_ALL: idtype_t { idtype_t(0) }
public var WNOHANG: Int32 { 1 }
public var WEXITED: Int32 { 4 }
public var WNOWAIT: Int32 { 0x20 }
@discardableResult public func waitid(
    _: idtype_t, _: id_t, _: UnsafeMutablePointer<siginfo_t>!, _: Int32
) -> Int32 { 0 }
public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func free(_: UnsafeMutableRawPointer!) {}
public var SIGXFSZ: Int32 { 25 }
public var RLIMIT_FSIZE: Int32 { 1 }
@discardableResult public func getrlimit(_: Int32, _: UnsafeMutablePointer<rlimit>!) -> Int32 { 0 }
@discardableResult public func setrlimit(_: Int32, _: UnsafePointer<rlimit>!) -> Int32 { 0 }
@discardableResult public func openpty(
    _: UnsafeMutablePointer<Int32>!, _: UnsafeMutablePointer<Int32>!, _: UnsafeMutablePointer<CChar>!,
    _: UnsafeMutablePointer<termios>!, _: UnsafeMutablePointer<winsize>!
) -> Int32 { 0 }
public var SHUT_WR: Int32 { 1 }
public var SO_LINGER: Int32 { 0x0080 }
public var POSIX_SPAWN_CLOEXEC_DEFAULT: Int32 { 0x4000 }
@discardableResult public func posix_spawnattr_init(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_destroy(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setflags(
    _: UnsafeMutablePointer<posix_spawnattr_t?>!, _: Int16
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_init(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: mode_t
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
    _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn(
    _: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!, _: UnsafePointer<posix_spawn_file_actions_t?>!,
    _: UnsafePointer<posix_spawnattr_t?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
public func geteuid() -> uid_t { 0 }
public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult public func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }

// MARK: - Terminals

public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }
public var TIOCGWINSZ: UInt { 0x40087468 }
public var TCSANOW: Int32 { 0 }
public var TCSAFLUSH: Int32 { 2 }

public func isatty(_: Int32) -> Int32 { 0 }
@discardableResult public func ioctl(_: CInt, _: UInt, _: UnsafeMutableRawPointer) -> CInt { 0 }
@discardableResult public func tcgetattr(_: Int32, _: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(_: Int32, _: Int32, _: UnsafePointer<termios>!) -> Int32 { 0 }
public func cfmakeraw(_: UnsafeMutablePointer<termios>!) {}

// MARK: - Numbers

public func sqrt(_: Double) -> Double { 0 }
public func pow(_: Double, _: Double) -> Double { 0 }
public func exp(_: Double) -> Double { 0 }
public func log(_: Double) -> Double { 0 }
public func log10(_: Double) -> Double { 0 }
public func cbrt(_: Double) -> Double { 0 }
public func fmod(_: Double, _: Double) -> Double { 0 }
public func sin(_: Double) -> Double { 0 }
public func cos(_: Double) -> Double { 0 }
public func tan(_: Double) -> Double { 0 }
public func tanh(_: Double) -> Double { 0 }
public func asin(_: Double) -> Double { 0 }
public func asinh(_: Double) -> Double { 0 }
public func sinh(_: Double) -> Double { 0 }
public func atan(_: Double) -> Double { 0 }
public func acos(_: Double) -> Double { 0 }
public func atan2(_: Double, _: Double) -> Double { 0 }
