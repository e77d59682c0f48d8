import CCurl
import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One transfer, which curl's thread fills and the caller's task may cancel.
final class Transfer: Sendable {
    typealias Outcome = Result<TransportResponse, NetworkError>

    private struct State {
        var status = 0
        var headers = HeaderFields()
        var headSize = 0
        var isHeadComplete = false
        var body = Data()
        var failure: NetworkError?
        var isCancelled = false
        var continuation: CheckedContinuation<Outcome, Never>?
    }

    private static let largestHead = 256 * 1_024
    private let maximumBodySize: Int
    private let state = Mutex(State())

    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Begins to wait for the outcome.
    func start(_ continuation: CheckedContinuation<Outcome, Never>) {
        state.withLock { $0.continuation = continuation }
        if isCancelled { finish(.failure(.cancelled)) }
    }

    /// Gives the caller its outcome, unless it has one.
    func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state in
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
    }

    /// Ends the transfer for the caller at once, and for curl at its next look.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        finish(.failure(.cancelled))
    }

    /// Performs the request on this thread.
    func perform(_ request: TransportRequest, timeoutInMilliseconds: Int) -> Outcome {
        let lines = request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        let strings = lines.map { strdup($0) }
        defer { for string in strings { free(string) } }
        let headers = strings.map { UnsafePointer($0) } + [nil]
        var receiver = CCurlReceiver()
        receiver.context = Unmanaged.passUnretained(self).toOpaque()
        receiver.header = { Transfer.from($0)?.addHeader($1, $2) ?? 1 }
        receiver.body = { Transfer.from($0)?.addBody($1, $2) ?? 1 }
        receiver.isCancelled = { Transfer.from($0)?.isCancelled == false ? 0 : 1 }
        let body = request.body.map { [UInt8]($0) } ?? []
        let code = request.url.absoluteString.withCString { url in
            request.method.withCString { method in
                body.withUnsafeBytes { bytes in
                    headers.withUnsafeBufferPointer { headers in
                        var call = CCurlRequest()
                        call.url = url
                        call.method = method
                        call.headers = headers.baseAddress
                        call.body = request.body == nil ? nil : bytes.baseAddress
                        call.bodyLength = bytes.count
                        call.largestLength = maximumBodySize
                        call.timeoutInMilliseconds = timeoutInMilliseconds
                        return ccurl_perform(&call, &receiver)
                    }
                }
            }
        }
        return state.withLock { state in
            if let failure = state.failure { return .failure(failure) }
            if let failure = failure(code) { return .failure(failure) }
            // libcurl takes a connection that is closed in the head for the end of an empty body.
            guard state.isHeadComplete else { return .failure(.transport(URLError(.badServerResponse))) }
            if state.status == 206, request.headers["Range"] == nil { return .failure(.decoding(.truncated)) }
            return .success(TransportResponse(status: state.status, headers: state.headers, body: state.body))
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private func addHeader(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
        let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        return state.withLock { state in
            // What follows a head is the next one, after a status 1xx, or a trailer.
            guard !state.isHeadComplete || line.hasPrefix("HTTP/") else { return 0 }
            state.headSize += count
            guard state.headSize <= Self.largestHead else {
                state.failure = .decoding(.tooLarge(limit: Self.largestHead))
                return 1
            }
            state.isHeadComplete = line == "\r\n" || line == "\n"
            if line.hasPrefix("HTTP/") {
                state.status = Int(line.split(separator: " ").dropFirst().first?.prefix(3) ?? "") ?? 0
                state.headers = HeaderFields()
            } else if let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
                state.headers.append(name: String(line[..<colon]), value: value)
            }
            return 0
        }
    }

    private func addBody(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
        state.withLock { state in
            guard state.body.count + count <= maximumBodySize else {
                state.failure = .decoding(.tooLarge(limit: maximumBodySize))
                return 1
            }
            if let bytes { state.body.append(Data(bytes: bytes, count: count)) }
            return 0
        }
    }

    /// Returns the failure for a code of curl's; `nil` for success.
    private func failure(_ code: Int32) -> NetworkError? {
        switch code {
        case 0: nil
        case 5, 6: .transport(URLError(.cannotFindHost))
        case 7: .transport(URLError(.cannotConnectToHost))
        case 18, 23, 56, 61, 92: .decoding(.truncated)
        case 28: .transport(URLError(.timedOut))
        case 35, 60: .transport(URLError(.secureConnectionFailed))
        case 42: .cancelled
        case 63: .decoding(.tooLarge(limit: maximumBodySize))
        case 52, 55: .transport(URLError(.networkConnectionLost))
        default: .transport(URLError(.badServerResponse))
        }
    }
}
