import Foundation
import OpenWeatherCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A connection to Redis for one command at a time.
///
/// It never blocks a thread of the concurrency runtime; its host is looked up on another one. A command that fails closes
/// it, and the next one opens it again.
actor RedisConnection {
    private let host: String
    private let port: UInt16
    private let password: Secret
    private let timeout: Duration
    private var socket: Int32 = -1

    init(host: String, port: UInt16, password: Secret, timeout: Duration) {
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
        try await connect()
        let text = password.reveal()
        if !text.isEmpty { _ = try await exchange(["AUTH", text].map { Data($0.utf8) }) }
        let policy = try await exchange(["CONFIG", "GET", "append*"].map { Data($0.utf8) })
        guard case .list(let items) = policy else { throw .malformed }
        let texts = items.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
        let settings = Dictionary(pairs) { first, _ in first }
        guard settings["appendonly"] == "yes", settings["appendfsync"] == "always" else { throw .forgetful }
    }

    /// Connects to the first address that accepts; each one has its share of the time that is left.
    private func connect() async throws(RedisFailure) {
        let end = ContinuousClock.now + timeout
        let addresses = await SocketAddress.all(of: host, port: port, within: timeout)
        var failure = RedisFailure.unreachable(0)
        for (index, address) in addresses.enumerated() {
            let share = (end - ContinuousClock.now) / (addresses.count - index)
            do throws(RedisFailure) {
                return try await connect(to: address, within: share)
            } catch {
                disconnect()
                failure = error
            }
        }
        throw failure
    }

    private func connect(to address: SocketAddress, within time: Duration) async throws(RedisFailure) {
        let start = ContinuousClock.now
        socket = systemSocket(address.family, address.kind, address.number)
        guard socket >= 0 else { throw .unreachable(errno) }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        guard fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK) == 0 else { throw .unreachable(errno) }
        guard systemConnect(socket, address.bytes) == 0 || errno == EINPROGRESS else { throw .unreachable(errno) }
        // It can be written to once it is connected, and once it has failed.
        var state = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
        while poll(&state, 1, 0) <= 0 {
            guard ContinuousClock.now - start < time else { throw .unreachable(0) }
            await rest()
        }
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        _ = getsockopt(socket, SOL_SOCKET, SO_ERROR, &code, &size)
        guard code == 0 else { throw .unreachable(code) }
    }

    /// Waits for a moment, also when the caller is cancelled: what was sent has an outcome, which is waited for.
    private func rest() async {
        _ = await Task { try? await Task.sleep(for: .microseconds(500)) }.value
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
                if count < 0, ![EAGAIN, EINTR].contains(errno) { throw .unreachable(errno) }
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
            await rest()
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

private func systemConnect(_ socket: Int32, _ address: [UInt8]) -> Int32 {
    address.withUnsafeBytes { bytes in
        connect(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
}
