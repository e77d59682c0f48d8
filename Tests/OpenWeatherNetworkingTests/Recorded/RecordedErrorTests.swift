import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded errors", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedErrorTests {
    @Test(arguments: RecordedFiles.names(in: "errors"))
    func `become the domains errors under their status`(name: String) async throws {
        let status = try #require(RecordedFiles.status("errors", name))
        let body = try RecordedFiles.data("errors", name)
        let expected = try error(status, JSON(recorded: "errors", name))
        let point = Coordinate(clampingLatitude: 1, longitude: 2)

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
        switch status {
        case 400:
            let parameters = json["parameters"].array.compactMap(\.text).prefix(8)
            return .badRequest(.refused(message: message(json), parameters: Array(parameters)))
        case 401, 403: return .invalidKey(.undetermined)
        case 404: return .notFound
        case 429: return .rateLimited(retryAfter: nil)
        default: return .server(status: status)
        }
    }

    /// The message as a line, without the period at its end.
    private func message(_ json: JSON) -> String {
        let words = (json["message"].text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = words.prefix(200).trimmingCharacters(in: CharacterSet(charactersIn: " ."))
        return line.isEmpty ? "no reason given" : line
    }
}
