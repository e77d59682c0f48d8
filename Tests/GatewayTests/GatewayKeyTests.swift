#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: key", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayKeyTests {
    private static let targets = [
        "/data/2.5/weather?lat=51.5&lon=-0.12&units=metric", "/data/3.0/onecall?lat=1&lon=2",
        "/data/4.0/onecall/timeline/1h?lat=1&lon=2", "/data/4.0/onecall/alert/urn:a", "/geo/1.0/direct?q=x",
    ]

    /// An upstream that repeats the request, in its body and its fields, with a status.
    private static func echo(_ status: Int) throws -> LoopbackWeatherServer {
        try LoopbackWeatherServer { request in
            let text = "\(request.target) \(request.headers) \(Gateway.key.uppercased())"
                .replacingOccurrences(of: "\"", with: "'")
            return .json(
                #"{"message":"\#(text)","next":"http://api.openweathermap.org\#(request.target)"}"#,
                status: status,
                headers: [
                    "X-Cache-Key": request.target, "Location": "http://127.0.0.1:1\(request.target)", "Via": text,
                ]
            )
        }
    }

    private func expectNoKey(in data: Data, _ place: String) {
        let text = String(decoding: data, as: UTF8.self).lowercased()
        #expect(!text.contains(Gateway.key), "the key is in \(place): \(text.prefix(500))")
    }

    /// Requests everything twice and looks for the key in all that comes out.
    private func look(in gateway: Gateway) async throws {
        for target in Self.targets + Self.targets {
            let response = try await gateway.get(target)
            expectNoKey(in: response.body, "the body of \(target)")
            expectNoKey(in: Data("\(response.headers.map { $0 })".utf8), "the fields of \(target)")
        }
        expectNoKey(in: Data(try await gateway.health().text.utf8), "the report")
        for (name, data) in try gateway.writtenFiles() { expectNoKey(in: data, name) }
    }

    @Test(arguments: [200, 301, 302, 307, 400, 401, 403, 404, 418, 429, 500, 502, 503])
    func `is nowhere when the service repeats the request`(status: Int) async throws {
        let service = try Self.echo(status)
        try await Gateway.run(upstream: service.baseURL) { try await look(in: $0) }

        #expect(service.requests.allSatisfy { $0.target.contains("appid=" + Gateway.key) })
        #expect(!service.requests.isEmpty)
    }

    @Test(arguments: [
        LoopbackResponse.closed, .json("{}").delivered(.cutOff(afterBodyBytes: 1)),
        LoopbackResponse(body: Data("x".utf8), delivery: .raw),
        .json("{}").gzipped(), .html("<html>", status: 200),
    ]
    )
    func `is nowhere when the service answers nonsense`(answer: LoopbackResponse) async throws {
        let service = try Upstream.always(answer)
        try await Gateway.run(upstream: service.baseURL) { try await look(in: $0) }
    }

    @Test
    func `is nowhere when the service is down`() async throws {
        let service = try Upstream.service()
        let address = service.baseURL
        await service.stop()
        try await Gateway.run(upstream: address) { gateway async throws in
            try await look(in: gateway)

            #expect(try await gateway.get(Self.targets[0]).status == 502)
        }
    }

    @Test
    func `leaves the links of One Call without a key`() async throws {
        let link =
            "http://api.openweathermap.org/data/4.0/onecall/timeline/1h?cnt=20&start=1&appid=\(Gateway.key)&units=metric"
        let service = try Upstream.always(.json(#"{"data":[],"prev":"\#(link)","next":"\#(link)"}"#))
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let body = try await gateway.get("/data/4.0/onecall/timeline/1h?lat=1&lon=2").body

            let clean = link.replacingOccurrences(of: Gateway.key, with: "")
            #expect(String(decoding: body, as: UTF8.self) == #"{"data":[],"prev":"\#(clean)","next":"\#(clean)"}"#)
        }
    }

    @Test
    func `keeps its folders from others`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            _ = try await gateway.get(Self.targets[0])
            for folder in ["cache", "calls", "run/inside", "logs"] {
                let path = gateway.home.appending(path: folder).path()
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                // The workers of root are another user, who passes through the folder of logs to open a rotated one anew.
                #expect(mode == (folder == "logs" && geteuid() == 0 ? 0o710 : 0o700), "\(folder)")
            }
        }
    }

    @Test
    func `writes neither coordinates nor tokens to its logs`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            _ = try await gateway.get("/data/2.5/weather?lat=51.123456&lon=-0.12")
            _ = try await gateway.get("/data/2.5/weather?lat=51.123456&lon=x")
            _ = try await gateway.get("/data/2.5/weather?lat=51.123456&lon=x", token: "not-a-token-of-anyone")
            let log = gateway.home.appending(path: "logs/access.log")
            while try Data(contentsOf: log).filter({ $0 == 10 }).count < 3 { await Program.pause() }

            for (name, data) in try gateway.writtenFiles() where !name.contains("/token-") {
                let text = String(decoding: data, as: UTF8.self)
                #expect(
                    !text.contains("51.123456") && !text.contains(gateway.token) && !text.contains("not-a-token"),
                    "\(name)"
                )
            }
            #expect(service.requests.allSatisfy { $0.headers.keys.allSatisfy { $0.lowercased() != "authorization" } })
        }
    }
}
#endif
