import Foundation
import OpenWeatherCore
import Testing

@Suite("WeatherError")
struct WeatherErrorTests {
    static let all: [WeatherError] =
        [
            .missingKey, .invalidKey(.unknownOrInactive), .invalidKey(.subscriptionRequired), .notFound,
            .badRequest(.latitudeOutOfRange), .badRequest(.longitudeOutOfRange), .badRequest(.emptyQuery),
            .badRequest(.outOfRange(parameter: "limit", allowed: 1...5)), .badRequest(.invalidAddress),
            .badRequest(.insecureAddress),
            .badRequest(.refused(message: "wrong date", parameters: [])),
            .badRequest(.refused(message: "wrong date", parameters: ["date"])), .rateLimited(retryAfter: nil),
            .rateLimited(retryAfter: .seconds(30)), .offline, .timedOut, .server(status: nil), .server(status: 502),
            .invalidResponse(.empty), .invalidResponse(.tooLarge(limit: 8)),
            .invalidResponse(.unexpectedContentType("text/html")), .invalidResponse(.truncated),
            .invalidResponse(.notJSON), .invalidResponse(.otherServer(status: 404, at: .unknown)),
            .invalidResponse(.proxyRefusal),
            .invalidResponse(.invalidField(path: "main.temp")), .notCached,
            .storage(.unreadable(name: "a")), .storage(.unwritable(name: "a")), .storage(.full),
            .storage(.tooLarge(name: "a")),
            .storage(.damaged(keptAs: "a.damaged")), .storage(.exposed(name: "a")), .unsupported,
            .cancelled, .invalidKey(.malformed), .invalidKey(.undetermined), .refusedByGateway,
        ] + limits + LocationFailure.allCases.map { .location($0) }

    static let limits: [WeatherError] = [
        .rateLimited(retryAfter: nil, limit: .gateway), .rateLimited(retryAfter: nil, limit: .gatewayClient),
        .rateLimited(retryAfter: nil, limit: .gatewayDay(ends: Date(timeIntervalSince1970: 1_780_013_100))),
        .rateLimited(retryAfter: nil, limit: .uncounted), .rateLimited(retryAfter: nil, limit: .minute),
        .rateLimited(retryAfter: nil, limit: .run),
        .rateLimited(retryAfter: nil, limit: .budget(.minute)), .rateLimited(retryAfter: nil, limit: .budget(.day)),
        .rateLimited(retryAfter: nil, limit: .budget(.month)), .rateLimited(retryAfter: nil, limit: .blocked),
        .rateLimited(retryAfter: nil, limit: .day(ends: Date(timeIntervalSince1970: 1_780_013_100))),
        .rateLimited(retryAfter: nil, limit: .month(ends: Date(timeIntervalSince1970: 1_780_272_000))),
    ]

    @Test
    func `describes every case in its own words`() {
        #expect(Set(Self.all.map(\.description)).count == Self.all.count)
        #expect(Set(Self.all).count == Self.all.count)
    }

    @Test(arguments: all)
    func `says the same sentence as a localized description`(error: WeatherError) {
        #expect(error.localizedDescription == error.description)
    }

    @Test(arguments: [NoticeError.notPermitted, .refused(domain: "d", code: 2)])
    func `a notice that cannot be shown says why in its localized description`(error: NoticeError) {
        #expect(error.localizedDescription == error.description)
    }

    /// The verbs by which a description tells the reader what to do.
    private static let steps = [
        "Get one", "Check", "check", "Subscribe", "Enter", "Search", "search", "Change", "Try again", "try again",
        "must be", "before trying", "Connect", "Free some", "Remove some", "choose again", "Run:", "Start it again",
        "Ask another", "Copy it", "Use https",
    ]

    @Test(arguments: all)
    func `tells what to do next`(error: WeatherError) {
        #expect(Self.steps.contains { error.description.contains($0) }, "\(error)")
        #expect(!error.description.contains(".."))
        #expect(!error.description.contains("Optional"))
    }

    @Test(arguments: [
        (Duration.seconds(30), "30 s"), (.milliseconds(30_001), "31 s"), (.milliseconds(1), "1 s"), (.zero, "1 s"),
        (.seconds(-5), "1 s"), (.seconds(60), "60 s"), (.seconds(120), "120 s"), (.seconds(121), "3 min"),
        (.seconds(3600), "60 min"), (.seconds(7200), "120 min"), (.seconds(7201), "3 h"), (.seconds(1439 * 60), "24 h"),
        (.seconds(86_400), "24 h"), (.seconds(1e19), "24 h"), (.seconds(1e20), "24 h"), (.seconds(Int64.max), "24 h"),
        (.seconds(-1e19), "1 s"),
    ]
    )
    func `rounds a wait up and bounds it`(wait: Duration, expected: String) {
        #expect(
            WeatherError.rateLimited(retryAfter: wait).description == "Too many requests. Try again in \(expected)."
        )
    }

    @Test(arguments: [
        ("wrong date.", [], "wrong date."), ("wrong\n\t date", ["a", "b"], "wrong date (a, b)."),
        ("", [], "it gives no reason."),
        (" . ", [], "it gives no reason."),
    ]
    )
    func `quotes the service on one line and with one full stop`(
        message: String,
        parameters: [String],
        expected: String
    ) {
        let sut = WeatherError.badRequest(.refused(message: message, parameters: parameters))

        #expect(sut.description == "The service refused the question: \(expected) Change it and try again.")
    }

    @Test
    func `calls transient what may pass by itself`() {
        let transient: Set<WeatherError> = [
            .rateLimited(retryAfter: nil), .rateLimited(retryAfter: .seconds(30)), .offline, .timedOut,
            .server(status: nil),
            .server(status: 502), .invalidResponse(.empty), .invalidResponse(.tooLarge(limit: 8)),
            .invalidResponse(.unexpectedContentType("text/html")), .invalidResponse(.truncated),
            .invalidResponse(.notJSON), .invalidResponse(.invalidField(path: "main.temp")),
            .invalidResponse(.otherServer(status: 404, at: .unknown)), .invalidResponse(.proxyRefusal),
        ]

        #expect(Set(Self.all.filter(\.isTransient)) == transient.union(Self.limits))
    }
}
