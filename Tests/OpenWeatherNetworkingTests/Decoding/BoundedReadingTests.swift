import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Bounds of responses", .watched)
struct BoundedReadingTests {
    @Test
    func `keep the first eight of many parameters`() async {
        let names = (0..<50_000).map { "\"p\($0)\"" }.joined(separator: ",")
        let body = "{\"cod\": 400, \"parameters\": [7, null, \(names), \(names)], \"message\": \"wrong\"}"
        let sut = Remote(RespondingHTTPClient(status: 400, body: body))
        let expected = BadRequest.refused(message: "wrong", parameters: (0..<8).map { "p\($0)" })

        await #expect(throws: WeatherError.badRequest(expected)) { try await sut.currentWeather() }
    }

    @Test
    func `keep the first of many names of a place`() async throws {
        let names = (0..<20_000).map { "\"n\($0)\": \"x\"" }.joined(separator: ",")
        let body = try Body.places.with(
            "{\(names)}",
            for: "{\"de\": \"Wien\", \"ascii\": \"Vienna\", \"feature_name\": \"Vienna\", \"fr\": \"\"}"
        )

        let sut = try await Remote(responding: body).geocoding.locations(named: "Vienna").value

        let place = try #require(sut.first)
        #expect(place.localizedNames.count == 200)
        #expect(place.localizedNames["n0"] == "x")
        #expect(place.state == "Wien-Stadt")
    }

    @Test(arguments: [(100, true), (101, false)])
    func `do not believe a list of more than 100 places`(count: Int, isBelieved: Bool) async throws {
        let list = (1...count).map { #"{"name": "\#($0)", "lat": 1, "lon": 2}"# }.joined(separator: ",")
        let sut = Remote(responding: "[\(list)]").geocoding

        guard isBelieved else {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "$"))) {
                try await sut.locations(named: "x")
            }
            return
        }
        #expect(try await sut.locations(named: "x").value.count == 5)
    }

    @Test
    func `find the conditions among many broken ones`() async throws {
        let broken = String(repeating: "{}, 7, [[]], {\"id\": null}, ", count: 20_000)
        let body = try Body.weather.with("\"weather\": [\(broken)", for: "\"weather\": [")

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.conditions.map(\.id) == [500, 701])
    }

    @Test
    func `stop at a long list of entries`() async throws {
        let list = String(repeating: #"{"dt": 1, "main": {"temp": 7}},"#, count: 20_000)
        let body = try Body.forecast.with("\"list\": [\(list)", for: "\"list\": [")

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list"))) {
            try await Remote(responding: body).forecast()
        }
    }

    @Test
    func `ends with the task that waits for it`() async throws {
        let names = (0..<20_000).map { "\"n\($0)\": \"x\"" }.joined(separator: ",")
        let client = RespondingHTTPClient(
            body: "[{\"local_names\": {\(names)}, \"name\": \"x\", \"lat\": 1, \"lon\": 2}]"
        )
        let sut = Remote(
            ClosureHTTPClient { request, _ throws(NetworkError) in
                withUnsafeCurrentTask { $0?.cancel() }
                return try await client.send(request)
            }
        )

        await #expect(throws: WeatherError.cancelled) { try await sut.geocoding.locations(named: "x") }
    }

    @Test
    func `skip what the service does not send`() async throws {
        let extra = (0..<20_000).map { "\"x\($0)\": [{\"a\": null}]" }.joined(separator: ",")
        let body = try Body.weather.with("\"base\": {\(extra)}", for: "\"base\": \"stations\"")

        #expect(
            try await Remote(responding: body).currentWeather() == Remote(responding: Body.weather).currentWeather()
        )
    }
}
