import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Authorizing HTTP client", .watched)
struct AuthorizingHTTPClientTests {
    private static let key = "0123456789abcdef0123456789abcdef"

    @Test(arguments: [
        ("q=Lisbon", "q=Lisbon&appid="),
        ("q=S%C3%A3o%20Paulo%2CBR&x=a%2Bb+c", "q=S%C3%A3o%20Paulo%2CBR&x=a%2Bb+c&appid="),
        ("", "appid="),
    ]
    )
    func `adds the key at the end of the query and leaves the rest as it was`(query: String, expected: String)
        async throws
    {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        _ = try await sut.send(makeRequest(query))

        let sent = try #require(transport.requests.first?.url.query(percentEncoded: true))
        #expect(sent.hasSuffix(expected + Self.key))
    }

    @Test(arguments: ["appid=old&q=1", "q=1&APPID=old&AppId=x", "app%69d=o&q=1"]
    )
    func `replaces a key that is already there`(query: String) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        _ = try await sut.send(makeRequest(query))

        #expect(transport.requests.first?.url.query(percentEncoded: true) == "q=1&appid=\(Self.key)")
    }

    @Test
    func `escapes what could mean something in a query`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey("a+b&c=d #é/12345"))

        _ = try await sut.send(makeRequest())

        let url = try #require(transport.requests.first?.url)
        #expect(url.query(percentEncoded: true) == "q=Lisbon&appid=a%2Bb%26c%3Dd%20%23%C3%A9%2F12345")
    }

    @Test(arguments: ["", "YOUR_API_KEY", "xxxx"])
    func `sends nothing without a usable key`(text: String) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(text))

        await #expect(throws: NetworkError.missingKey) { try await sut.send(makeRequest()) }

        #expect(transport.requests.isEmpty)
    }

    @Test
    func `sends headers but no key to a gateway`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: nil, headers: ["Authorization": "Bearer token"])

        _ = try await sut.send(makeRequest("q=1&appid=left-over"))

        let request = try #require(transport.requests.first)
        #expect(request.url.query(percentEncoded: true) == "q=1")
        #expect(request.headers["Authorization"] == "Bearer token")
    }

    @Test
    func `prints neither the signed request nor its response with the key`() async throws {
        let transport = ClosureHTTPClient(statuses: 404)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))
        let request = try makeRequest()

        let response = try await sut.send(request)

        let signed = try #require(transport.requests.first)
        var text = "\(signed) \(String(reflecting: signed)) \(response)"
        dump(signed, to: &text)
        dump(response, to: &text)
        #expect(signed.description == "GET \(request.url)")
        #expect(!text.contains(Self.key))
        #expect(response.status == 404)
    }

    @Test
    func `redacts the key in the address of a redirect`() async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            let target = "https://api.openweathermap.org/\(Self.key)/x"
            return try makeResponse(to: request, status: 302, headers: ["Location": target])
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        let response = try await sut.send(makeRequest())

        #expect(response.headers["Location"] == "https://api.openweathermap.org/***/x")
    }

    @Test(arguments: [key, "a+b/c=d é 12345"])
    func `redacts the key in headers and body as it is and escaped`(key: String) async throws {
        let escaped = try #require(key.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            let headers = ["X-Cache-Key": "/data?APPID=\(escaped.uppercased())&q=1", "X-\(Self.key)": "1", "A": key]
            return try makeResponse(
                to: request,
                headers: headers,
                body: #"{"a":"\#(key)","b":"\#(escaped.lowercased())\#(key)"}"#
            )
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(key))

        let response = try await sut.send(makeRequest())

        let text = String(decoding: response.body, as: UTF8.self)
        let headers = String(describing: response.headers)
        #expect(text == #"{"a":"***","b":"******"}"#)
        #expect(response.headers["X-Cache-Key"] == "/data?APPID=***&q=1")
        for form in [key, escaped, escaped.uppercased()] { #expect(!headers.contains(form)) }
    }

    @Test(arguments: ["Bearer supersecrettoken\n", "\r\n Bearer supersecrettoken\r\n", "supersecrettoken\t"])
    func `sends and redacts a header without the white space around its value`(value: String) async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, status: 400, body: #"{"message":"bad token supersecrettoken"}"#)
        }
        let url = try #require(URL(string: "https://gateway.example"))
        let api = OpenWeatherAPIConfiguration(gateway: url, headers: ["Authorization": value])

        for sut in [
            AuthorizingHTTPClient(wrapping: transport, key: nil, headers: api.headers),
            AuthorizingHTTPClient(wrapping: transport, api: api),
        ] {
            let response = try await sut.send(makeRequest())
            #expect(String(decoding: response.body, as: UTF8.self) == #"{"message":"bad token ***"}"#)
        }

        let sent = transport.requests.map { $0.headers["Authorization"] ?? "" }
        #expect(sent.count == 2 && sent.allSatisfy { ["Bearer supersecrettoken", "supersecrettoken"].contains($0) })
    }

    @Test(arguments: [
        "", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdeX", "\u{0}\u{ff}0123",
    ]
    )
    func `leaves every other byte of a body alone`(body: String) async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, body: body)
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        let response = try await sut.send(makeRequest()).body

        #expect(response == Data(body.utf8))
    }

    @Test
    func `leaves a body alone that only looks like a short key`() async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, body: #"{"main":"Rain","temp":12.5}"#)
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey("Rain"))

        let body = try await sut.send(makeRequest()).body

        #expect(body == Data(#"{"main":"Rain","temp":12.5}"#.utf8))
    }

    @Test(arguments: [
        NetworkError.httpStatus(code: 400, body: Data("bad \(key)".utf8), retryAfter: nil),
        .decoding(.unexpectedContentType("text/\(key)")),
        .decoding(.invalidField(path: "x.\(key)")),
        .transport(URLError(.timedOut, userInfo: ["NSErrorFailingURLStringKey": "https://x.org/?appid=\(key)"])),
    ]
    )
    func `redacts the key in errors`(error: NetworkError) async throws {
        let transport = ClosureHTTPClient { _, _ throws(NetworkError) in throw error }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        let thrown = await #expect(throws: NetworkError.self) { try await sut.send(makeRequest()) }

        var text = "\(String(reflecting: thrown))"
        dump(thrown, to: &text)
        if case .httpStatus(_, let body, _) = thrown { text += String(decoding: body, as: UTF8.self) }
        #expect(!text.contains(Self.key))
    }

    @Test(arguments: [
        NetworkError.cancelled, .invalidURL, .rateLimited(retryAfter: .seconds(1)), .decoding(.truncated),
    ]
    )
    func `passes other errors on as they are`(error: NetworkError) async throws {
        let transport = ClosureHTTPClient { _, _ throws(NetworkError) in throw error }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        await #expect(throws: error) { try await sut.send(makeRequest()) }
    }

    @Test(arguments: [APIKey(key), nil])
    func `redacts the values of its headers in what comes back`(key: APIKey?) async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            let echo = request.headers["Authorization"] ?? ""
            let other = request.headers["X-App-Token"] ?? ""
            return try makeResponse(
                to: request,
                status: 400,
                headers: ["X-Echo": echo, "X-Token": "t=\(other)"],
                body: #"{"a":"\#(echo)","b":"\#(echo.dropFirst(7))","c":"\#(other.uppercased())","d":"a\/b+c\/d=="}"#
            )
        }
        let headers = ["Authorization": "Bearer gateway.token.1", "X-App-Token": "a/b+c/d=="]
        let sut = AuthorizingHTTPClient(wrapping: transport, key: key, headers: headers)

        let response = try await sut.send(makeRequest())

        #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":"***","b":"***","c":"***","d":"***"}"#)
        #expect(response.headers["X-Echo"] == "***")
        #expect(response.headers["X-Token"] == "t=***")
    }

    @Test
    func `redacts the values of its headers in errors where there is no key`() async throws {
        let transport = ClosureHTTPClient { _, _ throws(NetworkError) in
            throw .decoding(.invalidField(path: "x.gateway.token.1"))
        }
        let headers = ["Authorization": "Bearer gateway.token.1"]
        let sut = AuthorizingHTTPClient(wrapping: transport, key: nil, headers: headers)

        await #expect(throws: NetworkError.decoding(.invalidField(path: "x.***"))) { try await sut.send(makeRequest()) }
    }

    @Test(arguments: ["1", "a", "Rain", "gzip", "de-DE", "Bearer x", ""]
    )
    func `leaves words alone that a header has by chance`(value: String) async throws {
        let text = #"{"main":"Rain","temp":12.5,"a":1,"x":"gzip de-DE Bearer"}"#
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, headers: ["Content-Type": "application/json", "Vary": "gzip"], body: text)
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: nil, headers: ["X-Setting": value])

        let response = try await sut.send(makeRequest())

        #expect(String(decoding: response.body, as: UTF8.self) == text)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.headers["Vary"] == "gzip")
    }

    @Test(arguments: [
        #"\u0030\u0031\u0032\u0033456789abcdef0123456789abcdef"#, #"0123456789\u0061bcdef0123456789abcdef"#,
        "%30%31%32%33456789abcdef0123456789abcdef", #"%\u00330123456789abcdef0123456789abcdef"#,
        #"0123456789ABCDEF0123456789\u0041BCDEF"#, #"\u002530\u002531\u002532\u002533456789abcdef0123456789abcdef"#,
        "%2530%2531%25323456789abcdef0123456789abcdef", "0%25253123456789abcdef0123456789abcdef",
        #"0\u0025253\u003123456789abcdef0123456789abcdef"#,
    ]
    )
    func `redacts a key that a decoder would find`(form: String) async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(
                to: request,
                status: 400,
                headers: ["X-Echo": form],
                body: #"{"cod":"400","message":"wrong \#(form) \u0026 São"}"#
            )
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))

        let response = try await sut.send(makeRequest())

        let failure = NetworkError.httpStatus(code: 400, body: response.body, retryAfter: nil)
        let message = WeatherError(failure).description
        #expect(!message.lowercased().contains(Self.key))
        #expect(message.contains("***"))
        #expect(message.contains("São"))
        #expect(response.headers["X-Echo"]?.contains("***") == true)
    }

    @Test(arguments: [#"{"a":"\u0035\u00e3\\u0035 100%35 \/"}"#, #"{"a":"\"#, "%", "%3", #"\u00"#, #"\u003"#, "%zz"])
    func `leaves escapes alone where there is no secret`(text: String) async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, body: text)
        }
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey("12"), headers: ["X": "12345678"])

        let response = try await sut.send(makeRequest())

        #expect(String(decoding: response.body, as: UTF8.self) == text)
    }

    @Test
    func `cannot be printed with its key`() {
        let sut = AuthorizingHTTPClient(wrapping: ClosureHTTPClient(statuses: 200), key: APIKey(Self.key))

        var text = "\(sut) \(String(reflecting: sut))"
        dump(sut, to: &text)

        #expect(!text.contains(Self.key))
    }
}
