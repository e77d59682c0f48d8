import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Failure content")
struct FailureContentTests {
    /// 00:05 UTC on 29 May 2026.
    private static let reset = Date(timeIntervalSince1970: 1_780_013_100)

    private static let others: [WeatherError] = [
        .missingKey, .invalidKey(.unknownOrInactive), .invalidKey(.subscriptionRequired), .notFound,
        .badRequest(.latitudeOutOfRange), .badRequest(.emptyQuery), .badRequest(.invalidAddress),
        .badRequest(.insecureAddress),
        .badRequest(.refused(message: "odd", parameters: [])), .rateLimited(retryAfter: nil),
        .rateLimited(retryAfter: .seconds(30)), .rateLimited(retryAfter: .seconds(600)), .offline, .timedOut,
        .server(status: 503), .server(status: nil),
        .invalidResponse(.notJSON), .invalidResponse(.unexpectedContentType("text/html")), .notCached,
        .storage(.unwritable(name: "x")), .storage(.full),
        .storage(.damaged(keptAs: "x")), .cancelled, .invalidKey(.malformed), .invalidKey(.undetermined),
        .refusedByGateway, .rateLimited(retryAfter: .seconds(9), limit: .gateway),
        .rateLimited(retryAfter: .seconds(9), limit: .gatewayClient),
        .rateLimited(retryAfter: nil, limit: .uncounted), .rateLimited(retryAfter: .seconds(9), limit: .budget(.day)),
        .rateLimited(retryAfter: .seconds(9), limit: .minute), .rateLimited(retryAfter: .seconds(9), limit: .blocked),
        .rateLimited(retryAfter: .seconds(9), limit: .day(ends: reset)),
        .rateLimited(retryAfter: .seconds(9), limit: .month(ends: reset)),
        .rateLimited(retryAfter: nil, limit: .contradiction(.noCalls)),
    ]

    /// Failures that are up to the developer of the app.
    private static let helpless: [WeatherError] = [
        .badRequest(.invalidAddress), .badRequest(.insecureAddress),
        .rateLimited(retryAfter: nil, limit: .contradiction(.noCalls)),
    ]

    private static let errors = others + LocationFailure.allCases.map { WeatherError.location($0) }

    @Test(arguments: TextLanguage.allCases)
    func `tells every failure apart in every language`(language: TextLanguage) {
        let environment = ScreenEnvironment.sample(language.rawValue)

        let contents = Self.errors.map { FailureContent(id: "x.failure", $0, in: environment) }

        #expect(Set(contents.map(\.message)).count == Self.errors.count)
        // Three lengths of the same wait share their title.
        #expect(Set(contents.map(\.title)).count == Self.errors.count - 2)
        for content in contents {
            #expect(content.accessibility.label == language.sentences([content.title, content.message]))
            #expect(content.title.last.map { !"?!؟？".contains($0) } == true)
            #expect(!content.title.hasSuffix("."))
        }
    }

    @Test(arguments: [
        (Duration.seconds(1), "1 second."), (.seconds(30), "30 seconds."), (.milliseconds(1_001), "2 seconds."),
        (.zero, "1 second."), (.seconds(-4), "1 second."),
    ]
    )
    func `says how many seconds to wait rounded up`(wait: Duration, ending: String) {
        let sut = FailureContent(id: "x", .rateLimited(retryAfter: wait), in: .sample())

        #expect(sut.message.hasSuffix(ending))
        #expect(sut.retryAfter == wait)
    }

    /// The time of the sample is 28 May, 12:00 UTC.
    @Test(arguments: [
        ("en_GB", Duration.seconds(121), "Try again at 12:03."), ("en_GB", .seconds(43_140), "Try again at 23:59."),
        ("en_GB", .seconds(43_500), "Try again tomorrow at 00:05."), ("en_GB", .seconds(86_400), "tomorrow at 12:00."),
        ("en_GB", .seconds(Int64.max), "Try again tomorrow at 12:00."), ("en_US", .seconds(43_500), "12:05 AM."),
        ("de", .seconds(43_500), "Versuche es morgen um 00:05 erneut."), ("de", .seconds(3_600), "es um 13:00 erneut."),
        ("fr", .seconds(43_500), "Réessayez demain à 00:05."),
        ("es", .seconds(43_500), "mañana a partir de esta hora: 0:05."),
        ("ar_EG", .seconds(43_500), "غدًا عند الساعة ١٢:٠٥"), ("ja", .seconds(43_500), "明日の0:05以降にもう一度お試しください。"),
    ]
    )
    func `says until when to wait for more than two minutes`(language: String, wait: Duration, ending: String) {
        let sut = FailureContent(id: "x", .rateLimited(retryAfter: wait), in: .sample(language))

        #expect(sut.message.plain.contains(ending), "\(sut.message)")
        #expect(sut.retryAfter.map { $0 <= .seconds(86_400) } == true)
    }

    @Test(arguments: ["es_US", "es_MX", "es_CO", "es_AR"])
    func `closes a sentence once after a time that ends in a period`(locale: String) {
        let sut = FailureContent(id: "x", .rateLimited(retryAfter: .seconds(7_500)), in: .sample(locale))

        #expect(sut.message.hasSuffix("m.") && !sut.message.contains(".."), "\(sut.message)")
    }

    @Test(
        arguments: [
            ("en_GB", 0, "Calls can be sent again from 29 May at 00:05."),
            ("en_GB", 7_200, "Calls can be sent again from 29 May at 02:05."),
            ("de", 7_200, "Abrufe sind wieder möglich ab 29. Mai, 02:05."),
        ],
        [CallLimit.day(ends: reset), .gatewayDay(ends: reset)]
    )
    func `says in the users zone when the day of the limit ends`(row: (String, Int, String), limit: CallLimit) {
        let (language, seconds, ending) = row
        let zone = TimeZone(secondsFromGMT: seconds) ?? .gmt
        let error = WeatherError.rateLimited(retryAfter: .seconds(60), limit: limit)

        let sut = FailureContent(id: "x", error, in: .sample(language, timeZone: zone))

        #expect(sut.message.hasSuffix(ending), "\(sut.message)")
        #expect(sut.retryAfter == .seconds(60))
    }

    @Test(arguments: [
        (WeatherError.offline, FailureContent.Remedy.retry, "x.failure.retry"),
        (.missingKey, .retry, "x.failure.retry"),
        (.notFound, .search, "x.failure.search"), (.location(.refused), .search, "x.failure.search"),
        (.badRequest(.emptyQuery), .search, "x.failure.search"), (.server(status: 500), .retry, "x.failure.retry"),
    ]
    )
    func `offers what helps`(error: WeatherError, remedy: FailureContent.Remedy, action: String) {
        let sut = FailureContent(id: "x.failure", error, in: .sample())

        #expect(sut.remedy == remedy)
        #expect(sut.isRetryable == (remedy == .retry))
        #expect(sut.action?.id == action)
    }

    @Test(arguments: helpless + [.unsupported], [true, false])
    func `offers nothing where no action of the user helps`(error: WeatherError, canSearch: Bool) {
        let sut = FailureContent(id: "x.failure", error, canSearch: canSearch, in: .sample())

        #expect(sut.remedy == nil)
        #expect(sut.action == nil)
    }

    @Test(arguments: [
        WeatherError.server(status: 302), .server(status: 405), .server(status: 451), .server(status: 511),
        .invalidResponse(.proxyRefusal), .invalidResponse(.unusableRedirect),
    ])
    func `does not blame the service for what a network or a proxy responds`(error: WeatherError) {
        for language in TextLanguage.allCases {
            let sut = FailureContent(id: "x", error, in: .sample(language.rawValue))
            let page = FailureContent(
                id: "x",
                .invalidResponse(.unexpectedContentType("text/html")),
                in: .sample(language.rawValue)
            )

            #expect(sut.title == page.title && sut.message == page.message, "\(sut.title)")
            #expect(sut.isRetryable)
        }
    }

    @Test
    func `offers to try again in the same words on a screen that does not lead to the search`() {
        for error in Self.errors where !Self.helpless.contains(error) {
            let sut = FailureContent(id: "x.failure", error, canSearch: false, in: .sample())
            let other = FailureContent(id: "x.failure", error, in: .sample())

            #expect(sut.remedy == .retry)
            #expect(sut.action?.id == "x.failure.retry")
            #expect(sut.message == other.message)
            #expect(other.remedy == .search || sut == other)
        }
    }

    @Test
    func `never quotes the service`() {
        let error = WeatherError.badRequest(.refused(message: "appid=0123456789abcdef", parameters: ["appid"]))

        let sut = FailureContent(id: "x", error, in: .sample())

        #expect(!"\(sut)".contains("0123456789abcdef"))
    }
}
