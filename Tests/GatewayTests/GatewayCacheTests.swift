#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: cache", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayCacheTests {
    private let london = "/data/2.5/weather?lat=51.5&lon=-0.12&units=metric"

    @Test
    func `requests once for fifty clients at once`() async throws {
        let gate = Gate()
        let service = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json(#"{"cod":200}"#)
        }
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            async let statuses = gateway.statuses(of: Array(repeating: london, count: 50))
            await until { !service.requests.isEmpty }
            gate.open()

            let answers = try await statuses
            #expect(answers == Array(repeating: 200, count: 50))
        }

        #expect(service.requests.count == 1)
    }

    @Test
    func `takes every way to write a place for the same`() async throws {
        let service = try Upstream.service()
        let ways = [
            "lat=51.5&lon=-0.12&units=metric", "lat=51.50&lon=-0.12&units=metric", "lon=-0.1200&lat=51.5&units=metric",
            "lat=51.501&lon=-0.1199&units=metric", "units=metric&lat=51.495&lon=-0.124&lang=en",
            "lat=51.5&lon=-0.12&units=metric&appid=mine&mode=xml&callback=x&_=1",
            "lat=51.5&lon=-0.12&units=metric&lang=EN",
        ]
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for way in ways {
                let response = try await gateway.get("/data/2.5/weather?" + way)
                #expect(response.status == 200)
            }
        }

        #expect(
            service.requests.map(\.target) == [
                "/data/2.5/weather?lat=51.50&lon=-0.12&units=metric&appid=\(Gateway.key)"
            ]
        )
    }

    @Test
    func `requests once for the three unit systems of the SDK`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            var values: [CurrentWeather] = []
            for units in [Units.metric, .imperial, .standard] {
                let weather = try await Client.sdk(gateway, units: units).currentWeather(for: .city("Lisbon"))
                values.append(weather.value)
            }

            #expect(values[0] == values[1])
            #expect(values[0] == values[2])
        }

        #expect(service.requests.count == 1)
    }

    @Test
    func `keeps languages places and other units apart`() async throws {
        let service = try Upstream.service()
        let others = ["&lang=de", "&lang=pt_br", "&units=imperial", "&units=standard"]
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for other in ["&units=metric"] + others {
                let response = try await gateway.get("/data/2.5/weather?lat=51.5&lon=-0.12" + other)
                #expect(response.status == 200)
            }
            #expect(try await gateway.get("/data/2.5/weather?lat=51.51&lon=-0.12&units=metric").status == 200)
        }

        #expect(service.requests.count == 6)
    }

    @Test
    func `neither keeps nor passes on what the service says about caches`() async throws {
        let headers = [
            "Vary": "*", "Set-Cookie": "a=b", "Expires": "Thu, 01 Jan 1970 00:00:00 GMT", "Cache-Control": "no-store",
            "X-Accel-Expires": "0", "X-Cache-Key": "/data?appid=\(Gateway.key)",
        ]
        let service = try Upstream.always(.json(#"{"cod":200}"#, headers: headers))
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for _ in 0..<3 {
                let response = try await gateway.get(london)
                for name in ["Set-Cookie", "Expires", "X-Cache-Key", "X-Accel-Expires", "X-Fetched"] {
                    #expect(response.headers[name] == nil)
                }
                #expect(response.headers["Vary"] == "Accept-Encoding")
                #expect(response.headers["Cache-Control"] == "no-store")
            }
        }

        #expect(service.requests.count == 1)
    }

    @Test(arguments: [
        (LoopbackResponse.json(#"{"cod":401,"message":"x"}"#, status: 401), 502),
        (.json(#"{"cod":"404","message":"city not found"}"#), 404), (.json(#"{"cod":401,"message":"x"}"#), 502),
        (.json(#"{"cod":429,"message":"x"}"#, status: 429), 429), (.json(#"{"cod":"500"}"#, status: 500), 502),
        (.json(#"{"cod":503}"#, status: 503), 502), (.json("{}", status: 418), 502), (.html("hello", status: 403), 502),
    ]
    )
    func `repeats a failure without another call`(answer: LoopbackResponse, status: Int) async throws {
        let service = try Upstream.always(answer)
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(try await gateway.get(london).status == status)
            #expect(try await gateway.get(london).status == status)
        }

        #expect(service.requests.count == 1)
    }

    @Test
    func `loses one answer with its file`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let first = try await gateway.get(london)
            let kept = try gateway.writtenFiles().keys.filter { $0.contains("/cache/") }
            #expect(!kept.isEmpty)
            for file in kept { try FileManager.default.removeItem(atPath: file) }

            // A new answer is also in the memory of the gateway for a moment.
            let next = try await gateway.restarted()
            #expect(try await next.get(london).body == first.body)
            await next.stop()
        }

        #expect(service.requests.count == 2)
    }
}
#endif
