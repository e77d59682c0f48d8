import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherNetworking  // Rows are of this package alone.

@Suite("Rows of all kinds over a socket", .watched)
struct WireResourceTests {
    private static let picture = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])

    private func source(_ server: LoopbackWeatherServer) -> RemoteSource {
        RemoteSource(
            client: URLSessionHTTPClient(timeout: .seconds(3_600)),
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: server.baseURL),
            now: { Date(timeIntervalSince1970: 1_780_000_000) },
            handler: { _ in }
        )
    }

    @Test
    func `reads a picture as it is`() async throws {
        let server = try LoopbackWeatherServer { request in
            guard request.path == "/data/2.5/clouds_new/3/4/2.png" else {
                return .json(#"{"cod":404,"message":"not found"}"#, status: 404)
            }
            return LoopbackResponse(status: 200, headers: ["Content-Type": "image/png"], body: Self.picture)
        }
        let tile = try await source(server).value(of: .tile(layer: "clouds_new", z: 3, x: 4, y: 2), policy: .refresh)
        #expect(tile.value == Self.picture)
        await #expect(throws: WeatherError.notFound) {
            try await source(server).value(of: .tile(layer: "clouds_new", z: 3, x: 4, y: 3), policy: .refresh)
        }
        await server.stop()
    }

    @Test
    func `sends every write and expects no body`() async throws {
        let server = try LoopbackWeatherServer { _ in LoopbackResponse(status: 204, headers: [:], body: Data()) }
        let source = source(server)
        let record = Data(#"[{"station_id":"a","dt":1780000000,"temperature":7.5}]"#.utf8)

        try await withThrowingTaskGroup { group in
            for _ in 0..<3 {
                group.addTask { _ = try await source.value(of: .measurements(record), policy: .refresh) }
            }
            try await group.waitForAll()
        }

        let requests = server.requests
        #expect(requests.map(\.method) == ["POST", "POST", "POST"])
        #expect(Set(requests.map(\.body)) == [record])
        #expect(Set(requests.map { $0.headers["content-type"] }) == ["application/json"])
        await server.stop()
    }

    @Test(arguments: [200, 202, 401, 500])
    func `refuses another end of a write`(status: Int) async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}", status: status) }
        await #expect(throws: WeatherError.self) {
            try await source(server).value(of: .measurements(Data("[]".utf8)), policy: .refresh)
        }
        await server.stop()
    }
}

extension WireResource where Value == Data {
    /// A picture of a map.
    fileprivate static func tile(layer: String, z: Int, x: Int, y: Int) -> WireResource {
        WireResource(
            Endpoint(base: .weather, path: "\(layer)/\(z)/\(x)/\(y).png", queryItems: [], takesOptions: false)
        ) { (response: TransportResponse, _) throws(NetworkError) in
            guard response.status == 200 else { throw .unexpected(response) }
            return response.body
        }
    }
}

extension WireResource where Value == Bool {
    /// The acceptance of what a station has measured.
    fileprivate static func measurements(_ records: Data) -> WireResource {
        WireResource(
            Endpoint(
                base: .weather,
                path: "measurements",
                method: "POST",
                queryItems: [],
                headers: ["Content-Type": "application/json"],
                body: records,
                takesOptions: false
            )
        ) { (response: TransportResponse, _) throws(NetworkError) in
            guard response.status == 204 else { throw .unexpected(response) }
            return true
        }
    }
}

extension NetworkError {
    fileprivate static func unexpected(_ response: TransportResponse) -> NetworkError {
        .httpStatus(code: response.status, body: response.body, retryAfter: response.retryAfter)
    }
}
