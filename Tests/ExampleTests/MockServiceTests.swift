import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("MockService", .watched)
struct MockServiceTests {
    private func request(_ target: String) -> LoopbackRequest {
        LoopbackRequest(method: "GET", target: target)
    }

    private func text(_ response: LoopbackResponse) -> String {
        String(decoding: response.body, as: UTF8.self)
    }

    @Test
    func `responds to every request with a key`() async {
        let sut = MockService()

        let response = await sut.response(to: request("/data/2.5/weather?q=Lisbon&appid=any&units=metric"))

        #expect(response.status == 200)
        #expect(text(response).contains("\"name\":\"Lisbon\""))
    }

    @Test
    func `serves icons without a key as the service does`() async {
        let sut = MockService(key: "the-key")

        let icon = await sut.response(to: request("/img/wn/10d@2x.png"))
        let unknown = await sut.response(to: request("/img/wn/x.png"))

        #expect(icon.status == 200)
        #expect(icon.headers["Content-Type"] == "image/png")
        #expect(icon.body.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(unknown.status == 404)
    }

    @Test(arguments: ["appid=the-key", "APPID=the-key", "AppId=the-key"])
    func `takes the name of the key in any case`(item: String) async {
        let sut = MockService(key: "the-key")

        let response = await sut.response(to: request("/data/2.5/weather?id=2267057&\(item)"))

        #expect(response.status == 200)
        #expect(text(response).contains("\"name\":\"Lisbon\""))
    }

    @Test(arguments: [
        "/data/2.5/weather?q=Lisbon", "/data/2.5/weather?q=Lisbon&appid=", "/geo/1.0/direct?q=x&appid=other",
    ]
    )
    func `refuses no key an empty one and another one as the service does`(target: String) async {
        let sut = MockService(key: "the-key")

        let response = await sut.response(to: request(target))

        #expect(response.status == 401)
        #expect(text(response).hasPrefix("{\"cod\":401,"))
        #expect(text(response).contains("Invalid API key"))
        #expect(!text(response).contains("the-key"))
    }

    @Test
    func `passes on the errors of the weather`() async {
        let response = await MockService().response(to: request("/data/2.5/weather?q=Nowhereville&appid=any"))

        #expect(response.status == 404)
    }

    @Test
    func `injects the fault`() async throws {
        let target = "/data/2.5/weather?q=Lisbon&appid=any"
        let status = await MockService(fault: .status(503)).response(to: request(target))
        let dropped = await MockService(fault: .drop).response(to: request(target))
        let truncated = await MockService(fault: .truncate).response(to: request(target))
        let garbage = await MockService(fault: .garbage).response(to: request(target))

        #expect(status.status == 503)
        #expect(dropped.delivery == .closedBeforeAnyByte)
        #expect(truncated.delivery == .cutOff(afterBodyBytes: truncated.body.count / 2))
        #expect(text(garbage).hasPrefix("<html>"))
    }

    @Test
    func `delays its response`() async {
        let clock = ManualClock()
        let sut = MockService(fault: .delay(.seconds(5)), clock: clock)
        let response = Task { await sut.response(to: request("/data/2.5/weather?q=Lisbon&appid=any")) }

        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))

        #expect(await response.value.status == 200)
    }

    @Test(arguments: [
        ("status=503", MockFault.status(503)), ("delay=2.5", .delay(.milliseconds(2500))), ("drop", .drop),
        ("truncate", .truncate), ("garbage", .garbage),
    ]
    )
    func `parses its faults`(text: String, fault: MockFault) throws {
        #expect(try MockFault(argument: text) == fault)
    }

    @Test(arguments: ["", "typhoon", "status", "status=200", "status=x", "delay=-1", "delay=nan", "drop=1"]
    )
    func `rejects unknown faults`(text: String) {
        #expect(throws: UsageError.self) { try MockFault(argument: text) }
    }

    #if os(macOS) || os(Linux)
    @Test
    func `makes examples report a wrong key`() async throws {
        let sut = MockService(key: "the-key-that-is-right")
        let server = try LoopbackWeatherServer { await sut.response(to: $0) }
        let programs = [
            "HomeExample", "LocationSearchExample", "ForecastExample", "AirQualityExample", "ConverterExample",
            "WidgetExample",
        ]

        for program in programs {
            for (key, status) in [("the-key-that-is-right", Int32(0)), ("a-key-that-is-wrong", 1)] {
                let run = try await BuiltProgram(program)
                    .run(
                        ["--live", "--no-cache"],
                        environment: [
                            "OPENWEATHER_API_KEY": key, "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
                        ]
                    )

                #expect(run.status == status, "\(program): \(run.errors)")
                #expect(run.errors.contains("refused") == (status == 1))
                #expect(!(run.output + run.errors).contains(key))
            }
        }
        await server.stop()
    }

    @Test
    func `is served by a program that rejects unknown arguments`() async throws {
        let fault = try await BuiltProgram("MockServer").run(["--fault", "typhoon"])
        let port = try await BuiltProgram("MockServer").run(["--port", "70000"])

        #expect(fault.status == 2)
        #expect(fault.errors.hasPrefix("MockServer: --fault:"))
        #expect(port.status == 2)
        #expect(port.errors.contains("0...65535"))
    }
    #endif
}
