import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Errors of the domain", .watched)
struct WeatherErrorMappingTests {
    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, WeatherError.offline), (.cannotFindHost, .offline),
        (.dnsLookupFailed, .offline), (.cannotConnectToHost, .offline), (.networkConnectionLost, .offline),
        (.internationalRoamingOff, .offline), (.dataNotAllowed, .offline), (.callIsActive, .offline),
        (.timedOut, .timedOut), (.cancelled, .cancelled),
        (.secureConnectionFailed, .server(status: nil)), (.serverCertificateUntrusted, .server(status: nil)),
        (.badServerResponse, .server(status: nil)), (.cannotParseResponse, .server(status: nil)),
        (.httpTooManyRedirects, .server(status: nil)), (.unsupportedURL, .server(status: nil)),
        (.unknown, .server(status: nil)),
        (.appTransportSecurityRequiresSecureConnection, .badRequest(.insecureAddress)),
    ]
    )
    func `follow from a failed connection`(code: URLError.Code, error: WeatherError) async {
        let sut = Remote(RespondingHTTPClient(failure: .transport(URLError(code))))

        await #expect(throws: error) { try await sut.currentWeather() }
    }

    @Test
    func `read the code of a blocked connection by the number that Apple documents`() {
        #expect(URLError.Code.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
    }

    @Test(arguments: [
        (NetworkError.invalidURL, WeatherError.badRequest(.invalidAddress)),
        (.decoding(.tooLarge(limit: 8)), .invalidResponse(.tooLarge(limit: 8))),
        (.rateLimited(retryAfter: .seconds(3)), .rateLimited(retryAfter: .seconds(3))),
        (.rateLimited(retryAfter: nil, limit: .uncounted), .rateLimited(retryAfter: nil, limit: .uncounted)),
        (.refusedKey(.malformed), .invalidKey(.malformed)), (.missingKey, .missingKey), (.cancelled, .cancelled),
        (.httpStatus(code: 503, body: Data(), retryAfter: nil), .server(status: 503)),
    ]
    )
    func `follow from any other failure of the exchange`(failure: NetworkError, error: WeatherError) async {
        let sut = Remote(RespondingHTTPClient(failure: failure))

        await #expect(throws: error) { try await sut.forecast() }
    }

    @Test(arguments: [
        (401, WeatherError.invalidKey(.undetermined)), (407, .invalidResponse(.proxyRefusal)),
        (429, .rateLimited(retryAfter: nil)), (500, .server(status: 500)),
        (502, .server(status: 502)), (503, .server(status: 503)), (504, .server(status: 504)),
        (405, .server(status: 405)), (418, .server(status: 418)), (302, .server(status: 302)),
        (304, .server(status: 304)), (999, .server(status: 999)),
    ]
    )
    func `follow from the status whatever the body is`(status: Int, error: WeatherError) async {
        let page = "<html><body>502 Bad Gateway</body></html>"
        for body in ["", "{", "[]", "null", page, "{\"message\": 7}", "{\"cod\": []}", "\u{0}"] {
            let client = RespondingHTTPClient(status: status, headers: ["Content-Type": "text/html"], body: body)

            await #expect(throws: error) { try await Remote(client).currentWeather() }
        }
    }

    @Test(arguments: [
        (400, WeatherError.badRequest(.refused(message: "no reason given", parameters: []))),
        (403, .invalidKey(.undetermined)), (404, .notFound),
    ]
    )
    func `tell a refusal of the service from a page of another server`(status: Int, error: WeatherError) async {
        for body in ["{", "[]", "null", "<html>Not Found</html>", "{\"message\": 7}", "{\"cod\": []}", "\u{0}"] {
            let other = Remote(RespondingHTTPClient(status: status, headers: ["Content-Type": "text/html"], body: body))
            await #expect(throws: WeatherError.invalidResponse(.otherServer(status: status, at: .unknown))) {
                try await other.currentWeather()
            }
        }
        for body in ["", "{\"cod\": \"\(status)\", \"message\": \"\"}", #"{"message": ""}"#] {
            let service = Remote(RespondingHTTPClient(status: status, body: body))
            await #expect(throws: error) { try await service.currentWeather() }
        }
    }

    @Test(
        arguments: [
            (#"{"cod": "400", "message": "wrong latitude"}"#, "wrong latitude", []),
            (
                #"{"cod": 400, "message": "Invalid date format.", "parameters": ["date"]}"#, "Invalid date format",
                ["date"]
            ),
            (#"{"code": 400000, "message": "no history", "parameters": null}"#, "no history", []),
            (#"{"code": "400", "message": "no date", "parameters": ["date"]}"#, "no date", ["date"]),
            (#"{"error": "Missing lat/lon parameters in query"}"#, "Missing lat/lon parameters in query", []),
            (#"{"message": "Bad tile"}"#, "Bad tile", []),
            (#"{"message": "a\r\nb\u0000\u001b[31m c\u202e\u2028d"}"#, "a b [31m c d", []),
            (#"{"cod": "400", "message": ""}"#, "no reason given", []),
            (#"{"cod": "400", "message": " . "}"#, "no reason given", []),
            (#"{"cod": "400", "message": 7}"#, "no reason given", []),
            (#"{"cod": "400", "message": "x", "parameters": ["a\nb", 7, "", "c"]}"#, "x", ["a b", "c"]),
        ] as [(String, String, [String])]
    )
    func `have the reason of a refusal in one short line`(body: String, message: String, parameters: [String]) async {
        let sut = Remote(RespondingHTTPClient(status: 400, body: body))

        await #expect(throws: WeatherError.badRequest(.refused(message: message, parameters: parameters))) {
            try await sut.currentWeather()
        }
    }

    @Test
    func `keep a long reason short`() async throws {
        let words = String(repeating: "word ", count: 100_000)
        let names = (0..<1000).map { "\"parameter\($0)\"" }.joined(separator: ",")
        let sut = Remote(
            RespondingHTTPClient(status: 400, body: "{\"message\": \"\(words)\", \"parameters\": [\(names)]}")
        )

        let error = await #expect(throws: WeatherError.self) { try await sut.currentWeather() }

        guard case .badRequest(.refused(let message, let parameters)) = error else {
            Issue.record("\(String(describing: error)) is no refusal")
            return
        }
        #expect(message.unicodeScalars.count <= 200)
        #expect(message.hasPrefix("word word"))
        #expect(parameters.count == 8)
    }

    @Test(arguments: [
        "Please note that using this product requires a separate subscription.", "SUBSCRIPTION needed",
        "Invalid API key.", "",
    ]
    )
    func `never follow from the text of a refused key`(message: String) async {
        for status in [401, 403] {
            let client = RespondingHTTPClient(status: status, body: "{\"cod\": \(status), \"message\": \"\(message)\"}")

            await #expect(throws: WeatherError.invalidKey(.undetermined)) { try await Remote(client).currentWeather() }
        }
    }

    @Test(
        arguments: [
            ("30", Duration.seconds(30)), ("0", nil), ("later", nil), (nil, nil),
            ("Mon, 21 Sep 2026 14:13:20 GMT", nil), ("Mon, 21 Sep 2026 14:14:20 GMT", .seconds(60)),
        ] as [(String?, Duration?)]
    )
    func `pass on how long to wait`(header: String?, wait: Duration?) async {
        var headers = ["date": "Mon, 21 Sep 2026 14:13:20 GMT"]
        headers["retry-after"] = header
        let sut = Remote(RespondingHTTPClient(status: 429, headers: headers, body: #"{"cod":429,"message":"blocked"}"#))

        await #expect(throws: WeatherError.rateLimited(retryAfter: wait)) { try await sut.currentWeather() }
    }

    @Test(arguments: [301, 401, 403, 404, 429, 500, 503])
    func `carry neither address nor body`(status: Int) async {
        let body = #"{"cod": \#(status), "message": "cannot read appid=0123456789abcdef-secret"}"#
        let sut = Remote(RespondingHTTPClient(status: status, body: body))

        let error = await #expect(throws: WeatherError.self) { try await sut.currentWeather() }

        var text = "\(String(describing: error)) \(String(reflecting: error)) \(error?.description ?? "")"
        dump(error, to: &text)
        #expect(!text.contains("secret"))
        #expect(!text.contains("example.com"))
    }
}
