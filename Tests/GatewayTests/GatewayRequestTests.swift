#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: requests", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayRequestTests {
    private static let weather = "/data/2.5/weather?"

    private static let senseless =
        [
            "", "lat=1", "lon=1", "lat=nan&lon=1", "lat=abc&lon=1", "lat=&lon=1", "lat=1e1&lon=1", "lat=0x1&lon=1",
            "lat=90.01&lon=1", "lat=1&lon=-180.5", "lat=Infinity&lon=1", "lat=1&lon=2&lat=1", "lat=1&lat=2&lon=2",
            "lat=1&lon=2&q=x", "q=x&id=1", "q=", "q=%20", "q=%00", "q=%0d%0aX:y", "q=a&q=a", "q=%E4", "id=0", "id=x",
            "id=99999999999", "zip=", "lat=1&lon=2&units=kelvin", "lat=1&lon=2&lang=../x", "lat=%31&lon=2",
            "lat=1,5&lon=2",
            "lat=1&lon=2;appid=x", "q=" + String(repeating: "a", count: 201), "q=%C3", "q=%ED%A0%80", "q=%C0%80",
            "q=%F5%80%80%80",
            "q=" + String(repeating: "a", count: 9_000), "q=" + String(repeating: "a", count: 40_000),
        ]
        .map { weather + $0 }
        + [
            "/data/2.5/forecast?q=x&cnt=0", "/data/2.5/forecast?q=x&cnt=abc", "/geo/1.0/direct?limit=1",
            "/geo/1.0/direct?q=x&limit=6", "/geo/1.0/zip?q=x", "/data/3.0/onecall?q=London",
            "/data/3.0/onecall?lat=1&lon=2&exclude=everything", "/data/3.0/onecall/timemachine?lat=1&lon=2",
            "/data/3.0/onecall/day_summary?lat=1&lon=2&date=today", "/data/4.0/onecall/alert/a%2Fb",
            "/data/4.0/onecall/alert/%2E%2E", "/data/4.0/onecall/alert/",
            "/data/4.0/onecall/timeline/1h?lat=1&lon=2&start=-5",
        ]

    private static let unserved = [
        "/", "/data/2.5/weatherx?q=x", "/data/2.5/group?id=1,2", "/data/2.5/box/city?bbox=1", "/data/3.0/stations",
        "/data/2.5/weather/?q=x", "/DATA/2.5/weather?q=x", "/health", "/status", "/upstream?q=x", "/authorize",
        "/data/2.5/toString?q=x", "/__proto__?q=x", "/constructor?q=x", "//api/data/2.5/weather?q=x",
        "/assistant/session",
    ]

    @Test
    func `refuses what makes no sense without asking the service`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for target in Self.senseless {
                #expect(try await gateway.get(target).status == 400, "\(target)")
            }
            for target in Self.unserved {
                #expect(try await gateway.get(target).status == 404, "\(target)")
            }
            for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
                let response = try await gateway.get(Self.weather + "q=x", method: method)
                #expect(response.status == 405, "\(method)")
            }
        }

        #expect(service.requests.isEmpty)
    }

    @Test(arguments: [
        ("/data/2.5/weather?q=S%C3%A3o+Paulo%2CBR", "/data/2.5/weather?q=s%C3%A3o%20paulo,br"),
        ("/data/2.5/weather?q=%C3%85LAND", "/data/2.5/weather?q=%C3%A5land"),
        (
            "/geo/1.0/direct?q=%D0%9C%D0%9E%D0%A1%D0%9A%D0%92%D0%90",
            "/geo/1.0/direct?q=%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0"
        ),
        ("/geo/1.0/direct?q=%CE%91%CE%98%CE%97%CE%9D%CE%91", "/geo/1.0/direct?q=%CE%B1%CE%B8%CE%B7%CE%BD%CE%B1"),
        (
            "/data/2.5/air_pollution/history?start=5&lat=1&end=9&lon=2",
            "/data/2.5/air_pollution/history?end=9&lat=1.00&lon=2.00&start=5"
        ),
        ("/geo/1.0/zip?zip=e14,gb", "/geo/1.0/zip?zip=E14,GB"),
        ("/data/2.5/weather?lat=-0.001&lon=-180", "/data/2.5/weather?lat=0.00&lon=180.00"),
        ("/data/2.5/weather?id=0002643743", "/data/2.5/weather?id=2643743"),
        (
            "/data/2.5/forecast?units=metric&lat=1&lon=2&cnt=8",
            "/data/2.5/forecast?cnt=8&lat=1.00&lon=2.00&units=metric"
        ),
        (
            "/data/2.5/forecast/daily?units=metric&lat=1&lon=2&cnt=16",
            "/data/2.5/forecast/daily?cnt=16&lat=1.00&lon=2.00&units=metric"
        ),
        ("/data/2.5/air_pollution?lat=1&lon=2&units=metric&lang=de", "/data/2.5/air_pollution?lat=1.00&lon=2.00"),
        (
            "/data/3.0/onecall?lat=1&lon=2&exclude=minutely,hourly,alerts&lang=pt_BR",
            "/data/3.0/onecall?exclude=alerts,hourly,minutely&lang=pt_br&lat=1.00&lon=2.00"
        ),
        (
            "/data/3.0/onecall/day_summary?lat=1&lon=2&date=2026-01-02&tz=%2B02:00",
            "/data/3.0/onecall/day_summary?date=2026-01-02&lat=1.00&lon=2.00&tz=%2B02%3A00"
        ),
        ("/data/4.0/onecall/alert/urn:oid:2.49.0%7Ea", "/data/4.0/onecall/alert/urn%3Aoid%3A2.49.0~a"),
        ("/geo/1.0/zip?zip=E14%2CGB", "/geo/1.0/zip?zip=E14,GB"),
    ]
    )
    func `puts a request in order`(sent: String, received: String) async throws {
        let service = try Upstream.always(.json("{}"))
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let response = try await gateway.get(sent)
            #expect(response.status == 200)
        }

        let mark = received.contains("?") ? "&" : "?"
        #expect(service.requests.map(\.target) == [received + mark + "appid=\(Gateway.key)"])
    }

    @Test
    func `serves every request of the SDK`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let client = Client.sdk(gateway)
            let lisbon = try #require(try await client.search("Lisbon").first?.coordinate)
            _ = try await client.forecast(for: .coordinate(lisbon))
            _ = try await client.airQuality(at: lisbon)
            _ = try await client.airQualityForecast(at: lisbon)
            _ = try await client.locations(at: lisbon)
            let report = try await client.oneCall(at: lisbon)
            #expect(Set(report.failures.keys) == [.quarterHours], "which One Call 3.0 does not have")
            let access = await client.diagnoseAccess()
            #expect(access.entries.allSatisfy { $0.access == .granted })
        }
    }
}
#endif
