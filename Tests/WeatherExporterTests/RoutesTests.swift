import ExampleSupport
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import WeatherExporter

@Suite("Pages of an exporter")
struct RoutesTests {
    @Test(arguments: [
        ("/", 200, "text/plain"), ("/live", 200, "text/plain"), ("/metrics", 200, "text/plain; version=0.0.4"),
        ("/influx", 200, "text/plain"), ("/weather.csv", 200, "text/csv"), ("/calendar.ics", 200, "text/calendar"),
        ("/ready", 503, "text/plain"), ("/metrics/", 404, "text/plain"), ("/../etc/passwd", 404, "text/plain"),
    ])
    func `have a status and a type`(path: String, status: Int, type: String) throws {
        let reply = try routes().reply(to: head(path))

        #expect(reply.status == status)
        #expect(reply.type.hasPrefix(type))
    }

    @Test
    func `are ready when every place has weather`() throws {
        let board = Board([try Place("A", origin: "")])
        board.update(0) { $0.weather = SampleBoard.fetched(.sample()) }

        #expect(try routes(board).reply(to: head("/ready")).status == 200)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
    func `take no other method`(method: String) throws {
        let reply = try routes().reply(to: head("/metrics", method: method))

        #expect(reply.status == 405)
        #expect(reply.fields == ["Allow: GET, HEAD"])
    }

    @Test(
        arguments: [
            (nil, 401), ("", 401), ("Bearer", 401), ("Bearer 0123456789abcde", 401), ("Bearer 0123456789abcdef0", 401),
            ("Bearer 1123456789abcdef", 401), ("Basic 0123456789abcdef", 401), ("bearer 0123456789abcdef", 200),
        ] as [(String?, Int)]
    )
    func `with weather take the token where there is one`(field: String?, status: Int) throws {
        let sut = try routes(token: AccessToken("0123456789abcdef\n"))

        #expect(sut.reply(to: head("/metrics", authorization: field)).status == status)
        #expect(sut.reply(to: head("/live", authorization: field)).status == 200)
    }

    @Test(arguments: ["", "short", "0123456789 abcdef", "0123456789abcdé"])
    func `take no token that is short or not visible`(text: String) {
        #expect(throws: UsageError.self) { try AccessToken(text) }
    }

    private func routes(_ board: Board? = nil, token: AccessToken? = nil) throws -> Routes {
        Routes(
            board: try board ?? Board([Place("A", origin: "")]),
            token: token,
            showsCoordinates: false,
            unit: .celsius,
            language: .english,
            now: { SampleTime.fetched }
        )
    }

    private func head(_ path: String, method: String = "GET", authorization: String? = nil) -> RequestHead {
        let fields = authorization.map { ["authorization": $0] } ?? [:]
        return RequestHead(method: method, path: path, fields: fields, keepsConnection: true)
    }
}
