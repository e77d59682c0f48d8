import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Credentials over plain http", .watched)
struct InsecureAddressTests {
    private let refusal = NetworkError.transport(URLError(.appTransportSecurityRequiresSecureConnection))

    @Test(arguments: [
        "http://api.example.org/data", "HTTP://example.org", "http://192.168.1.1:8080/",
        "http://127.0.0.1.example.org/",
        "http://localhost.example.org/", "http://notlocalhost/", "http://[::2]/", "http://127.0.0.256/",
        "http://127.1/",
        "http://[::ffff:10.0.0.1]/",
    ]
    )
    func `are refused before anything is sent`(address: String) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let request = TransportRequest(url: try #require(URL(string: address)))
        let withKey = AuthorizingHTTPClient(wrapping: transport, key: APIKey("0123456789abcdef"))
        let withHeader = AuthorizingHTTPClient(wrapping: transport, key: nil, headers: ["Authorization": "Bearer x"])

        await #expect(throws: refusal) { try await withKey.send(request) }
        await #expect(throws: refusal) { try await withHeader.send(request) }

        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "https://api.example.org/data", "http://127.0.0.1:8080/data", "http://127.8.9.10/", "http://localhost:80/",
        "http://LOCALHOST/", "http://[::1]:8080/", "http://mock.localhost/",
    ]
    )
    func `are sent encrypted or to this machine`(address: String) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let request = TransportRequest(url: try #require(URL(string: address)))
        let sut = client(transport, environment: [:])

        _ = try await sut.send(request)

        #expect(transport.requests.count == 1)
    }

    #if !canImport(Darwin)
    @Test(arguments: ["http://127.0.0.1:8080/data", "http://localhost:80/", "http://[::1]:8080/"])
    func `are refused to this machine where a proxy of the environment would get them`(address: String) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let request = TransportRequest(url: try #require(URL(string: address)))

        for name in ["http_proxy", "all_proxy", "ALL_PROXY"] {
            // No network and no list with spaces: what they exempt depends on the version of libcurl.
            for list in ["example.org", "127.0.0.0/8", "a.example 127.0.0.1,localhost,::1", "*,example.org"] {
                let sut = client(transport, environment: [name: "http://proxy.example:3128", "no_proxy": list])
                await #expect(throws: refusal) { try await sut.send(request) }
            }
        }

        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/", ["http_proxy": "proxy.example", "no_proxy": "localhost,127.0.0.1"]),
        ("http://127.0.0.1:8080/", ["http_proxy": "proxy.example", "NO_PROXY": "a.example, 127.0.0.1"]),
        ("http://[::1]:8080/", ["all_proxy": "socks5://proxy.example", "no_proxy": "::1"]),
        ("http://localhost/", ["http_proxy": "proxy.example", "no_proxy": "*"]),
        ("http://localhost/", ["https_proxy": "proxy.example"]),
        ("https://api.example.org/", ["https_proxy": "proxy.example", "http_proxy": "proxy.example"]),
    ]
    )
    func `are sent where a proxy cannot read them`(address: String, environment: [String: String]) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let request = TransportRequest(url: try #require(URL(string: address)))

        _ = try await client(transport, environment: environment).send(request)

        #expect(transport.requests.count == 1)
    }
    #endif

    /// Returns a client with a key and a header in an environment that may name a proxy.
    private func client(_ transport: any HTTPClient, environment: [String: String]) -> AuthorizingHTTPClient {
        var api = OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef"))
        api.headers = ["Authorization": "Bearer x"]
        return AuthorizingHTTPClient(wrapping: transport, api: api, environment: { environment })
    }

    @Test
    func `are sent anywhere where the configuration says so`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let request = TransportRequest(url: try #require(URL(string: "http://gateway.test/data")))
        let sut = AuthorizingHTTPClient(wrapping: transport, key: APIKey("0123456789abcdef"), allowsInsecureHTTP: true)

        _ = try await sut.send(request)

        #expect(transport.requests.count == 1)
    }

    @Test
    func `are none where a request has neither key nor headers that identify a user`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = AuthorizingHTTPClient(wrapping: transport, key: nil, headers: ["User-Agent": "app/1", "accept": "x"])
        let plain = TransportRequest(url: try #require(URL(string: "http://gateway.test/data")))
        let withUser = TransportRequest(url: try #require(URL(string: "http://me:secret@gateway.test/data")))

        _ = try await sut.send(plain)
        await #expect(throws: refusal) { try await sut.send(withUser) }

        #expect(transport.requests.count == 1)
    }

    @Test
    func `are not permitted by default`() throws {
        let gateway = OpenWeatherAPIConfiguration(gateway: try #require(URL(string: "http://gateway.test")))

        #expect(!gateway.allowsInsecureHTTP)
        #expect(!OpenWeatherAPIConfiguration(apiKey: APIKey("x")).allowsInsecureHTTP)
    }
}
