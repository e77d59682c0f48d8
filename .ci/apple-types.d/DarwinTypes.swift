// The types of Darwin's C library as Swift imports them, as far as the package uses them. They are a module of their own
// because `stat` is both a type and a function there, which one Swift module cannot declare. Written by hand from
// Darwin's documented interface; only declarations matter, as nothing is linked.

public typealias dev_t = Int32
public typealias gid_t = UInt32
public typealias in_addr_t = UInt32
public typealias in_port_t = UInt16
public typealias id_t = UInt32
public typealias ino_t = UInt64
public typealias mode_t = UInt16
public typealias nfds_t = UInt32
public typealias nlink_t = UInt16
public typealias off_t = Int64
public typealias pid_t = Int32
public typealias rlim_t = UInt64
public typealias sa_family_t = UInt8
public typealias sigset_t = UInt32
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias sig_t = @convention(c) (Int32) -> Void
public typealias socklen_t = UInt32
public typealias ssize_t = Int
public typealias time_t = Int
public typealias uid_t = UInt32

public struct linger {
    public var l_onoff: Int32 = 0
    public var l_linger: Int32 = 0
    public init() {}
    public init(l_onoff: Int32, l_linger: Int32) {}
}

public struct rlimit {
    public var rlim_cur: rlim_t = 0
    public var rlim_max: rlim_t = 0
    public init() {}
    public init(rlim_cur: rlim_t, rlim_max: rlim_t) {}
}

public struct timeval {
    public var tv_sec: time_t = 0
    public var tv_usec: Int32 = 0
    public init() {}
    public init(tv_sec: time_t, tv_usec: Int32) {}
}

public struct rusage {
    public var ru_utime = timeval()
    public var ru_stime = timeval()
    public init() {}
}

public struct siginfo_t {
    public init() {}
}

public struct idtype_t: RawRepresentable, Equatable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct FILE {}

public struct timespec {
    public var tv_sec: time_t = 0
    public var tv_nsec: Int = 0
    public init() {}
    public init(tv_sec: time_t, tv_nsec: Int) {}
}

public struct stat {
    public var st_dev: dev_t = 0
    public var st_mode: mode_t = 0
    public var st_nlink: nlink_t = 0
    public var st_ino: ino_t = 0
    public var st_uid: uid_t = 0
    public var st_gid: gid_t = 0
    public var st_atimespec = timespec()
    public var st_mtimespec = timespec()
    public var st_ctimespec = timespec()
    public var st_size: off_t = 0
    public init() {}
}

public struct DIR {}

/// A name has 1,024 bytes on Darwin; how many does not matter here.
public struct dirent {
    public var d_ino: ino_t = 0
    public var d_name: (CChar, CChar) = (0, 0)
    public init() {}
}

public struct in_addr {
    public var s_addr: in_addr_t = 0
    public init() {}
    public init(s_addr: in_addr_t) {}
}

public struct sockaddr {
    public var sa_len: UInt8 = 0
    public var sa_family: sa_family_t = 0
    public init() {}
}

public struct sockaddr_in {
    public var sin_len: UInt8 = 0
    public var sin_family: sa_family_t = 0
    public var sin_port: in_port_t = 0
    public var sin_addr = in_addr()
    public init() {}
}

/// The bytes after the family, of which Darwin's has 126, do not matter here.
public struct sockaddr_storage {
    public var ss_len: UInt8 = 0
    public var ss_family: sa_family_t = 0
    public init() {}
}

public struct addrinfo {
    public var ai_flags: Int32 = 0
    public var ai_family: Int32 = 0
    public var ai_socktype: Int32 = 0
    public var ai_protocol: Int32 = 0
    public var ai_addrlen: socklen_t = 0
    public var ai_canonname: UnsafeMutablePointer<CChar>?
    public var ai_addr: UnsafeMutablePointer<sockaddr>?
    public var ai_next: UnsafeMutablePointer<addrinfo>?
    public init() {}
}

public struct pollfd {
    public var fd: Int32
    public var events: Int16
    public var revents: Int16
    public init(fd: Int32, events: Int16, revents: Int16) {
        (self.fd, self.events, self.revents) = (fd, events, revents)
    }
}

public struct winsize {
    public var ws_row: UInt16 = 0
    public var ws_col: UInt16 = 0
    public init() {}
}

public struct termios: Sendable {
    public init() {}
}
