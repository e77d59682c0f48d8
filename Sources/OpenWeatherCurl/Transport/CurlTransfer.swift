#if os(Linux)
import Foundation
import FoundationNetworking
import OpenWeatherCore
import OpenWeatherNetworking

/// One request and its response, which the thread of a ``CurlLoop`` fills and the caller's task may cancel.
///
/// It ends twice: for its caller, and later, at its next turn, for the thread.
final class CurlTransfer: Sendable {
    /// The result for the caller.
    typealias Outcome = Result<TransportResponse, NetworkError>

    private struct State: Sendable {
        var status = 0
        var headers = HeaderFields()
        var headSize = 0
        var isHeadComplete = false
        var body = Data()
        var failure: NetworkError?
        var outcome: Outcome?
        var continuation: CheckedContinuation<Outcome, Never>?
    }

    /// The size of the largest accepted head in bytes, those of informational responses and trailers included.
    static let maximumHeadSize = 256 * 1_024

    /// The request.
    let request: TransportRequest
    /// The size of the largest accepted body in bytes.
    let maximumBodySize: Int
    private let state = Locked(State())

    /// Creates a transfer that has not started.
    init(_ request: TransportRequest, maximumBodySize: Int) {
        self.request = request
        self.maximumBodySize = maximumBodySize
    }

    /// A Boolean value that indicates whether the caller has its outcome.
    var hasEnded: Bool { state.withLock { $0.outcome != nil } }

    /// Gives the caller its outcome, now or when it has come.
    func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.continuation = continuation }
            return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Ends the transfer for its caller, unless it has ended.
    func end(_ outcome: Outcome) {
        let continuation = state.withLock { state in
            defer { state.continuation = nil }
            if state.outcome == nil { state.outcome = outcome }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
    }

    /// Reads a line of a head or a trailer, and returns whether the transfer goes on.
    func receive(line bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.headSize += bytes.count
            guard state.headSize <= Self.maximumHeadSize else {
                state.failure = .decoding(.tooLarge(limit: Self.maximumHeadSize))
                return false
            }
            let line = String(decoding: bytes, as: UTF8.self)
            // After a head follows that of the next response, when the status was 1xx, or a trailer, which is ignored.
            guard !state.isHeadComplete || line.hasPrefix("HTTP/") else { return true }
            state.isHeadComplete = line == "\r\n" || line == "\n"
            if line.hasPrefix("HTTP/") {
                state.status = Int(line.split(separator: " ").dropFirst().first?.prefix(3) ?? "") ?? 0
                state.headers = HeaderFields()
            } else if let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
                state.headers.append(name: String(line[..<colon]), value: value)
            }
            return true
        }
    }

    /// Appends bytes to the body, and returns whether the transfer goes on.
    func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard state.outcome == nil else { return false }
            guard state.body.count + bytes.count <= maximumBodySize else {
                state.failure = .decoding(.tooLarge(limit: maximumBodySize))
                return false
            }
            state.body.append(contentsOf: bytes)
            return true
        }
    }

    /// Ends the transfer for its caller with what has arrived.
    ///
    /// - Parameters:
    ///   - code: The result of libcurl; 0 for success.
    ///   - proxyStatus: The status of a proxy's response to `CONNECT`; 0 without one.
    func finish(code: Int32, proxyStatus: Int) {
        end(
            state.withLock { state in
                if let failure = state.failure { return .failure(failure) }
                if let failure = failure(code, proxyStatus, hasHead: state.status >= 200 && state.isHeadComplete) {
                    return .failure(failure)
                }
                // libcurl takes a connection that is closed in the head for the end of an empty body.
                guard state.isHeadComplete, state.status >= 200 else {
                    return .failure(.transport(URLError(.badServerResponse)))
                }
                if state.status == 206, request.headers["Range"] == nil { return .failure(.decoding(.truncated)) }
                return .success(TransportResponse(status: state.status, headers: state.headers, body: state.body))
            }
        )
    }

    /// Returns the failure for a result of libcurl; `nil` for success.
    private func failure(_ code: Int32, _ proxyStatus: Int, hasHead: Bool) -> NetworkError? {
        if code == 0 { return nil }
        if code == 63 { return .decoding(.tooLarge(limit: maximumBodySize)) }
        if hasHead { return .decoding(.truncated) }
        if proxyStatus >= 300 { return .decoding(.proxyRefusal) }
        if let failure = OpenFiles.failure { return .system(failure) }
        return .transport(URLError(Self.reason(code)))
    }

    private static func reason(_ code: Int32) -> URLError.Code {
        switch code {
        case 5, 6: .cannotFindHost
        case 7: .cannotConnectToHost
        case 28: .timedOut
        case 35, 53, 54, 58, 59, 60, 77, 80, 83, 90, 91: .secureConnectionFailed
        case 55, 56: .networkConnectionLost
        default: .badServerResponse
        }
    }
}
#endif
