import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Demo HTTP client", .watched)
struct DemoHTTPClientTests {
    @Test
    func `responds as its weather does whatever host and key a request names`() async throws {
        let time = TestTime()
        let sut = DemoHTTPClient(now: { time.now })

        let first = try await sut.fetch("/data/2.5/weather?q=S%C3%A3o%20Paulo&units=metric&appid=secret")
        let second = try await sut.fetch("/gateway/data/2.5/weather?q=S%C3%A3o+Paulo,BR&units=metric")

        let expected = DemoWeather(now: { time.now })
            .response(path: "/data/2.5/weather", query: ["q": "São Paulo", "units": "metric"])
        #expect(first.status == 200)
        #expect(first.text == String(decoding: expected.body, as: UTF8.self))
        #expect(!first.text.contains("secret"))
        #expect(second.text == first.text)
    }

    @Test
    func `errors come with their status`() async throws {
        #expect(try await DemoHTTPClient().fetch("/data/2.5/weather?q=Atlantis").status == 404)
    }

    @Test
    func `time moves the weather on`() async throws {
        let time = TestTime()
        let sut = DemoHTTPClient(now: { time.now })
        let before = try await sut.fetch("/data/2.5/weather?q=Oslo")

        time.advance(by: .seconds(300))
        #expect(try await sut.fetch("/data/2.5/weather?q=Oslo").text == before.text)
        time.advance(by: .seconds(300))

        #expect(try await sut.fetch("/data/2.5/weather?q=Oslo").text != before.text)
    }

    @Test
    func `a response takes its latency on the clock`() async throws {
        let clock = ManualClock()
        let sut = DemoHTTPClient(latency: .milliseconds(800), clock: clock)

        async let response = sut.fetch("/data/2.5/weather?q=Oslo")
        await clock.waitForSleepers()
        #expect(clock.timeToNextSleeper == .milliseconds(800))
        clock.advance(by: .milliseconds(800))

        #expect(try await response.status == 200)
    }

    @Test(arguments: [Duration.zero, .seconds(60)])
    func `a cancelled request ends with cancelled`(latency: Duration) async throws {
        let sut = DemoHTTPClient(latency: latency, clock: ManualClock())

        let task = Task { try await sut.fetch("/data/2.5/weather?q=Oslo") }
        task.cancel()
        let result = await task.result

        // Without latency, the response may be faster than the cancellation; it is then whole.
        switch result {
        case .success(let response): #expect(latency == .zero && response.status == 200)
        case .failure(let error): #expect(error as? NetworkError == .cancelled)
        }
    }
}
