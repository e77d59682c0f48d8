import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Redirects", .watched)
struct RedirectsOverSocketTests {
    private let key = "0123456789abcdef0123456789abcdef"

    @Test(arguments: TestedTransport.allCases)
    func `follows a redirect within the server`(transport: TestedTransport) async throws {
        let server = try LoopbackWeatherServer { request in
            request.path == "/old" ? LoopbackResponse(status: 302, headers: ["Location": "/new"]) : .json("new")
        }

        let response = try await transport.client().send(server.request("/old"))

        #expect(response.status == 200)
        #expect(response.body == Data("new".utf8))
        #expect(server.requests.map(\.path) == ["/old", "/new"])
    }

    @Test(arguments: TestedTransport.allCases, [301, 302, 303, 307, 308])
    func `does not follow one to another host so that the key stays`(transport: TestedTransport, status: Int)
        async throws
    {
        let other = try LoopbackWeatherServer(responding: .json("stolen"))
        let target = try #require(URL(string: "http://localhost:\(other.port)/data?appid=\(key)"))
        let server = try LoopbackWeatherServer(responding: .redirect(to: target, status: status))
        let sut = AuthorizingHTTPClient(
            wrapping: transport.client(),
            key: APIKey(key),
            headers: ["X-Gateway": "secret"]
        )

        let response = try await sut.send(server.request())

        #expect(response.status == status)
        #expect(response.body.isEmpty)
        #expect(other.requests.isEmpty)
        #expect(server.requests.map { $0.query("appid") } == [key])
        #expect(!String(describing: response.headers).contains(key))
    }

    @Test(
        arguments: TestedTransport.allCases,
        ["file:///etc/passwd", "data:text/plain,x", "javascript:x", "ftp://127.0.0.1/x", "http:///x"]
    )
    func `says that a redirect leads to no address and sends no request`(transport: TestedTransport, location: String)
        async throws
    {
        let server = try LoopbackWeatherServer(
            responding: LoopbackResponse(status: 302, headers: ["Location": location], body: Data("moved".utf8))
        )

        await #expect(throws: NetworkError.decoding(.unusableRedirect)) {
            try await transport.client().send(server.request("/a?b=1"))
        }

        #expect(server.requests.map(\.target) == ["/a?b=1"])
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            ("?again=1", "/data/2.5/weather?again=1"), ("other?x=%20", "/data/2.5/other?x=%20"),
            ("../4.0/x", "/data/4.0/x"),
            ("/new", "/new"), ("./", "/data/2.5/"),
        ]
    )
    func `follows a relative address from where it stands`(
        transport: TestedTransport,
        redirect: (location: String, target: String)
    ) async throws {
        let server = try LoopbackWeatherServer { request in
            request.target == "/data/2.5/weather?q=Lisbon"
                ? LoopbackResponse(status: 302, headers: ["Location": redirect.location]) : .json("new")
        }

        let response = try await transport.client().send(server.request())

        #expect(response.body == Data("new".utf8))
        #expect(server.requests.map(\.target) == ["/data/2.5/weather?q=Lisbon", redirect.target])
    }

    @Test(arguments: TestedTransport.allCases)
    func `ends a circle of redirects with an error`(transport: TestedTransport) async throws {
        let server = try LoopbackWeatherServer(responding: LoopbackResponse(status: 302, headers: ["Location": "/a"]))

        await #expect(throws: NetworkError.transport(URLError(.httpTooManyRedirects))) {
            try await transport.client().send(server.request("/a"))
        }

        #expect(server.requests.count == Redirection.limit + 1)
    }

    @Test(arguments: TestedTransport.allCases)
    func `follows as many redirects as it may`(transport: TestedTransport) async throws {
        let server = try LoopbackWeatherServer { request in
            request.target.count <= Redirection.limit + 1
                ? LoopbackResponse(status: 302, headers: ["Location": request.target + "a"]) : .json("last")
        }

        let response = try await transport.client().send(server.request("/a"))

        #expect(response.body == Data("last".utf8))
        #expect(server.requests.count == Redirection.limit + 1)
    }

    @Test(arguments: [
        ("http://a.org/x", "http://a.org/y", true),
        ("http://a.org/x", "http://A.ORG:80/y", true),
        ("https://a.org/x", "https://a.org:443/y", true),
        ("http://a.org/x", "https://a.org/y", true),
        ("http://a.org:8080/x", "https://a.org/y", false),
        ("http://a.org/x", "https://a.org:8443/y", false),
        ("https://a.org/x", "http://a.org/y", false),
        ("https://a.org/x", "https://b.org/y", false),
        ("https://a.org/x", "https://a.org.evil.com/y", false),
        ("https://a.org/x", "https://a.org@b.org/y", false),
        ("https://a.org/x", "ftp://a.org/y", false),
        ("https://a.org/x", "https://a.org:444/y", false),
        ("https://a.org/x", "/y", false),
    ]
    )
    func `follows within one origin and up to HTTPS on standard ports nowhere else`(
        source: String,
        target: String,
        isFollowed: Bool
    ) {
        #expect(Redirection.isFollowed(from: URL(string: source), to: URL(string: target)) == isFollowed)
    }
}
