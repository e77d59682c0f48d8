#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: hosts of larger plans", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayTemplateTests {
    @Test
    func `serves the products whose comments were removed`() async throws {
        let image = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0xFF, 0x22])
        let service = try LoopbackWeatherServer { request in
            guard request.query("appid") == Gateway.key else { return .json("{}", status: 401) }
            return request.path.hasSuffix(".png")
                ? LoopbackResponse(status: 200, headers: ["Content-Type": "image/png"], body: image)
                : .json(#"{"path":"\#(request.path)"}"#)
        }
        let folder = try Self.folder(serving: ["pro", "history", "tile"], from: service.baseURL)
        defer { try? FileManager.default.removeItem(at: folder) }

        try await Gateway.run(upstream: service.baseURL, folder: folder) { gateway async throws in
            let hourly = try await gateway.get("/pro/data/2.5/forecast/hourly?q=x&cnt=3&appid=mine")
            #expect(String(decoding: hourly.body, as: UTF8.self) == #"{"path":"/data/2.5/forecast/hourly"}"#)
            let climate = try await gateway.get("/pro/data/2.5/forecast/climate?lat=1&lon=2&cnt=30&units=metric")
            #expect(String(decoding: climate.body, as: UTF8.self) == #"{"path":"/data/2.5/forecast/climate"}"#)
            let history = try await gateway.get("/history/data/2.5/history/city?lat=1&lon=2&type=hour&start=3&end=4")
            #expect(String(decoding: history.body, as: UTF8.self) == #"{"path":"/data/2.5/history/city"}"#)
            for (path, query) in Self.past {
                let response = try await gateway.get("/history\(path)?lon=2&lat=1&\(query)&appid=mine")
                #expect(String(decoding: response.body, as: UTF8.self) == #"{"path":"\#(path)"}"#)
                #expect(try await gateway.get("/history\(path)?lon=2&\(query)").status == 400, "\(path)")
            }
            for _ in 1...2 {
                let tile = try await gateway.get("/tile/map/clouds_new/3/4/2.png?appid=mine")
                #expect(tile.headers["Content-Type"] == "image/png")
                #expect(tile.body == image)
            }
            for path in ["/tile/map/clouds_new/3/4/../2.png", "/tile/map/x/3/4/2.jpg", "/tile/2.png", "/pro/x?q=1"] {
                #expect(try await gateway.get(path).status == 404, "\(path)")
            }
            #expect(try await gateway.get("/data/2.5/weather?q=x").status == 200)
        }

        #expect(
            service.requests.map(\.path) == [
                "/data/2.5/forecast/hourly", "/data/2.5/forecast/climate", "/data/2.5/history/city",
            ] + Self.past.map(\.0) + ["/map/clouds_new/3/4/2.png", "/data/2.5/weather"]
        )
    }

    /// The paths of weather of the past and what they take beside a point.
    private static let past = [
        ("/data/2.5/history/accumulated_temperature", "start=3&end=4&threshold=283.15"),
        ("/data/2.5/history/accumulated_precipitation", "start=3&end=4"),
        ("/data/2.5/aggregated/year", "x=1"), ("/data/2.5/aggregated/month", "month=5"),
        ("/data/2.5/aggregated/day", "month=5&day=1"),
    ]

    @Test(arguments: [
        "/pro/data/2.5/forecast/hourly?q=x", "/history/data/2.5/history/city?lat=1&lon=2&type=hour&start=3&end=4",
        "/tile/map/clouds_new/3/4/2.png",
    ])
    func `serves none of them otherwise`(target: String) async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(try await gateway.get(target).status == 404)
        }
        #expect(service.requests.isEmpty)
    }

    /// Returns a copy of the gateway in which the comments of products are removed and a test's server stands for their
    /// hosts.
    private static func folder(serving products: [String], from server: URL) throws -> URL {
        let copy = URL(filePath: "/tmp/gateway-code-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.copyItem(at: Gateway.folder, to: copy)
        for (name, mark) in [("nginx/service.conf", "#"), ("lua/target.lua", "--"), ("lua/parts.lua", "--")] {
            let file = copy.appending(path: name)
            var text = try String(contentsOf: file, encoding: .utf8)
            for product in products {
                try #require(text.contains("\(mark)\(product)\(mark)"))
                text = text.replacing("\(mark)\(product)\(mark)", with: "")
                    .replacing("https://\(product).openweathermap.org", with: server.absoluteString)
            }
            try Data(text.utf8).write(to: file)
        }
        return copy
    }
}
#endif
