import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A connection to Redis for one command at a time.
///
/// It never blocks a thread of the concurrency runtime. A command that fails closes it, and the next one opens it again.
actor RedisConnection {
    private let host: String
    private let port: UInt16
    private let password: String
    private let timeout: Duration
    private var socket: Int32 = -1

    init(host: String, port: UInt16, password: String, timeout: Duration) {
        (self.host, self.port, self.password, self.timeout) = (host, port, password, timeout)
    }

    deinit {
        if socket >= 0 { close(socket) }
    }

    /// Sends a command and returns its reply, which is no refusal.
    ///
    /// The caller sends the next command after the reply. A command may have been run when this throws.
    func send(_ command: [Data]) async throws(RedisFailure) -> RedisReply {
        if socket < 0 {
            do throws(RedisFailure) {
                try await open()
            } catch {
                // Also when Redis refuses to be checked: the next command must not be sent without it.
                disconnect()
                throw error
            }
        }
        do throws(RedisFailure) {
            return try await exchange(command)
        } catch {
            if case .refused = error { throw error }
            disconnect()
            throw error
        }
    }

    private func disconnect() {
        if socket >= 0 { close(socket) }
        socket = -1
    }

    /// Connects, authenticates and checks that every write is on the disk before its reply.
    private func open() async throws(RedisFailure) {
        try connect()
        if !password.isEmpty { _ = try await exchange(["AUTH", password].map { Data($0.utf8) }) }
        let policy = try await exchange(["CONFIG", "GET", "append*"].map { Data($0.utf8) })
        guard case .list(let items) = policy else { throw .malformed }
        let texts = items.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
        let settings = Dictionary(pairs) { first, _ in first }
        guard settings["appendonly"] == "yes", settings["appendfsync"] == "always" else { throw .forgetful }
    }

    private func connect() throws(RedisFailure) {
        var hints = addrinfo()
        #if os(Linux)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else { throw .unreachable(0) }
        defer { freeaddrinfo(found) }
        let address = first.pointee
        socket = systemSocket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard socket >= 0 else { throw .unreachable(errno) }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        guard fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK) == 0 else { throw .unreachable(errno) }
        guard systemConnect(socket, address.ai_addr, address.ai_addrlen) == 0 || errno == EINPROGRESS
        else { throw .unreachable(errno) }
    }

    private func exchange(_ command: [Data]) async throws(RedisFailure) -> RedisReply {
        var request = Data("*\(command.count)\r\n".utf8)
        for part in command { request += Data("$\(part.count)\r\n".utf8) + part + Data("\r\n".utf8) }
        let start = ContinuousClock.now
        var received = Data()
        while true {
            if !request.isEmpty {
                let count = request.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count) }
                if count > 0 { request = Data(request.dropFirst(count)) }
                if count < 0, ![EAGAIN, EINTR, ENOTCONN].contains(errno) { throw .unreachable(errno) }
            } else {
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = recv(socket, &buffer, buffer.count, 0)
                if count == 0 { throw .unreachable(ECONNRESET) }
                if count < 0, ![EAGAIN, EINTR].contains(errno) { throw .unreachable(errno) }
                if count > 0 { received += buffer[..<count] }
                if let (reply, _) = try RedisReply.read(from: received) {
                    if case .refusal(let reason) = reply { throw .refused(reason) }
                    return reply
                }
            }
            guard ContinuousClock.now - start < timeout else { throw .unreachable(0) }
            // Also when the caller is cancelled: what was sent has an outcome, which is waited for.
            await Task { try? await Task.sleep(for: .microseconds(500)) }.value
        }
    }
}

#if os(Linux)
private let noSignal = Int32(MSG_NOSIGNAL)
#else
private let noSignal: Int32 = 0
#endif

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    send(socket, bytes, count, noSignal)
}

private func systemSocket(_ family: Int32, _ kind: Int32, _ number: Int32) -> Int32 { socket(family, kind, number) }

private func systemConnect(_ socket: Int32, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> Int32 {
    connect(socket, address, length)
}
