import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import Testing

@Suite("Recorded errors", .enabled(if: RecordedFiles.isAvailable))
struct RecordedErrorTests {
    @Test
    func areThere() {
        #expect(!RecordedFiles.names(in: "errors").isEmpty)
    }

    @Test(arguments: RecordedFiles.names(in: "errors"))
    func becomeTheDomainsErrorsUnderTheirStatus(name: String) async throws {
        let status = try #require(Int(name.prefix(3)))
        let body = try RecordedFiles.data("errors", name)
        let expected = try error(status, JSON(recorded: "errors", name))
        let point = try Coordinate(latitude: 1, longitude: 2)

        // Old deployments sent the same bodies with status 200.
        for sent in [status, 200] {
            let sut = Remote(RespondingHTTPClient(status: sent, body: body))

            await #expect(throws: expected) { try await sut.currentWeather() }
            await #expect(throws: expected) { try await sut.forecast() }
            await #expect(throws: expected) { try await sut.air.airQuality(at: point) }
            await #expect(throws: expected) { try await sut.geocoding.locations(named: "x") }
            await #expect(throws: expected) { try await sut.geocoding.location(postcode: "x", country: nil) }
        }
    }

    private func error(_ status: Int, _ json: JSON) throws -> WeatherError {
        let message = try #require(json["message"].text)
        switch status {
        case 400:
            return .badRequest(.refused(message: message, parameters: json["parameters"].array.compactMap(\.text)))
        case 401: return .invalidKey(.undetermined)
        case 404: return .notFound
        case 429: return .rateLimited(retryAfter: nil)
        default: return .server(status: status)
        }
    }
}
