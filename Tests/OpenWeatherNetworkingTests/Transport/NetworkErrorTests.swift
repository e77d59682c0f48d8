import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Network error")
struct NetworkErrorTests {
    private static let body = Data(
        #"{"message": "no subscription for appid=secret at https://example.com", "parameters": ["secret"]}"#.utf8
    )
    private static let errors: [NetworkError] =
        [
            .invalidURL, .missingKey, .cancelled, .rateLimited(retryAfter: .seconds(3)),
            .rateLimited(retryAfter: nil, limit: .uncounted), .rateLimited(retryAfter: .seconds(3), limit: .blocked),
            .refusedByGateway, .rateLimited(retryAfter: nil, limit: .gateway),
            .refusedKey(.malformed), .refusedKey(.undetermined), .decoding(.empty), .decoding(.tooLarge(limit: 8)),
            .decoding(.truncated), .decoding(.notJSON),
            .decoding(.unexpectedContentType("text/secret")), .decoding(.invalidField(path: "list[3].main.temp")),
        ] + transports + refusals
    private static let transports = [
        URLError.Code.timedOut, .notConnectedToInternet, .secureConnectionFailed, .cancelled, .unknown,
    ]
    .map { code in
        let url = URL(string: "https://example.com/?appid=secret")
        let details = [NSURLErrorFailingURLErrorKey: url as Any, NSLocalizedDescriptionKey: "secret"]
        return NetworkError.transport(URLError(code, userInfo: details))
    }
    private static let refusals = [302, 400, 401, 403, 404, 418, 429, 500, 503]
        .map { NetworkError.httpStatus(code: $0, body: body, retryAfter: .seconds(3)) }

    @Test(arguments: errors)
    func `is described in sentences without address key header or body`(error: NetworkError) throws {
        let text = try #require(error.errorDescription)

        #expect(text.hasSuffix("."))
        #expect(text.first?.isUppercase == true)
        #expect(!text.contains("\n"))
        #expect(error.localizedDescription == text)
        for part in ["secret", "example.com", "appid"] { #expect(!text.contains(part)) }
    }

    @Test(arguments: errors)
    func `is described in the domain as the same failure in the same way`(error: NetworkError) throws {
        let sut = WeatherError(error)
        let text = try #require(sut.errorDescription)

        #expect(text == sut.description)
        #expect(sut.localizedDescription == text)
        #expect(text.hasSuffix("."))
        // A refused request is the one case that quotes the service; clients redact the key before.
        if case .badRequest(.refused) = sut { return }
        for part in ["example.com", "appid"] { #expect(!text.contains(part)) }
    }

    @Test(arguments: [
        (NetworkError.httpStatus(code: 503, body: body, retryAfter: nil), WeatherError.server(status: 503)),
        (.httpStatus(code: 401, body: body, retryAfter: nil), .invalidKey(.undetermined)),
        (.httpStatus(code: 401, body: Data(), retryAfter: nil), .invalidKey(.undetermined)),
        (.rateLimited(retryAfter: .milliseconds(2_500)), .rateLimited(retryAfter: .milliseconds(2_500))),
        (.decoding(.invalidField(path: "main.temp")), .invalidResponse(.invalidField(path: "main.temp"))),
    ]
    )
    func `says what the domain says`(error: NetworkError, other: WeatherError) {
        #expect(error.errorDescription == other.description)
    }

    @Test
    func `names the status of a refused request instead of the services message`() throws {
        let sut = NetworkError.httpStatus(code: 400, body: Self.body, retryAfter: nil)

        #expect(try #require(sut.errorDescription).contains("HTTP status 400"))
    }
}
