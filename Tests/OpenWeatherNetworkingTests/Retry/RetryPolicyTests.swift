import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Retry policy")
struct RetryPolicyTests {
    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func `repeats statuses that may pass`(status: Int) {
        #expect(RetryPolicy.repeats(status: status))
    }

    @Test(arguments: [200, 204, 301, 302, 304, 400, 401, 403, 404, 405, 410, 418, 422, 501, 505, 511, 599]
    )
    func `takes every other status as final`(status: Int) {
        #expect(!RetryPolicy.repeats(status: status))
    }

    @Test(arguments: [
        URLError.Code.timedOut, .networkConnectionLost, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
        .badServerResponse,
    ]
    )
    func `repeats after connections that may come about the next time`(code: URLError.Code) {
        #expect(RetryPolicy.repeats(.transport(URLError(code))))
    }

    @Test(arguments: [
        NetworkError.transport(URLError(.notConnectedToInternet)), .transport(URLError(.secureConnectionFailed)),
        .transport(URLError(.serverCertificateUntrusted)), .transport(URLError(.httpTooManyRedirects)),
        .transport(URLError(.badURL)), .transport(URLError(.unknown)), .cancelled, .missingKey, .invalidURL,
        .rateLimited(retryAfter: .zero), .refusedKey(.undetermined), .decoding(.tooLarge(limit: 1)),
        .decoding(.notJSON), .decoding(.empty),
        .httpStatus(code: 500, body: Data(), retryAfter: nil),
    ]
    )
    func `does not repeat after failures that stay`(error: NetworkError) {
        #expect(!RetryPolicy.repeats(error))
    }

    @Test
    func `repeats after a body that broke off`() {
        #expect(RetryPolicy.repeats(.decoding(.truncated)))
    }

    @Test(arguments: [
        ("GET", true), ("HEAD", true), ("get", false), ("POST", false), ("DELETE", false), ("PUT", false),
    ]
    )
    func `repeats only requests that change nothing`(method: String, isRepeated: Bool) {
        #expect(RetryPolicy.repeats(method: method) == isRepeated)
    }

    @Test(arguments: [
        (2, 1.0, 500), (3, 1.0, 1_000), (4, 1.0, 2_000), (6, 1.0, 8_000), (7, 1.0, 8_000), (1_000, 1.0, 8_000),
        (2, 0.0, 0), (3, 0.5, 500), (7, 0.25, 2_000),
    ]
    )
    func `waits a random part of a span that doubles up to a limit`(attempt: Int, share: Double, milliseconds: Int) {
        let delay = RetryPolicy()
            .delay(before: attempt) { range in
                range.lowerBound + (range.upperBound - range.lowerBound) * share
            }

        #expect(delay == .milliseconds(milliseconds))
    }

    @Test(arguments: [-1, 0, 1])
    func `tries at least once`(attempts: Int) {
        #expect(RetryPolicy(maximumAttempts: attempts).maximumAttempts == 1)
    }

    @Test(arguments: [-1, 0, 1])
    func `stays valid when it is changed`(attempts: Int) {
        var sut = RetryPolicy()
        sut.maximumAttempts = attempts
        sut.deadline = nil

        #expect(sut == RetryPolicy(maximumAttempts: 1, deadline: nil))
    }

    @Test(arguments: 2...40)
    func `keeps to the longest delay whatever the first`(attempt: Int) {
        let sut = RetryPolicy(
            maximumAttempts: 41,
            baseDelay: .seconds(Int64.max),
            maximumDelay: .seconds(1),
            deadline: nil
        )

        #expect(sut.delay(before: attempt) { $0.upperBound } == .seconds(1))
    }
}
