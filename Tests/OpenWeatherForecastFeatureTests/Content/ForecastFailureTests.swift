import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Failures of the forecast and its days", .watched)
struct ForecastFailureTests {
    /// The errors after which other screens lead to the search.
    nonisolated static let errors: [WeatherError] = [
        .notFound, .badRequest(.emptyQuery), .badRequest(.refused(message: "odd", parameters: [])),
        .location(.unavailable), .offline,
    ]

    @Test(arguments: errors)
    func `offer what the screens can do which is to try again`(error: WeatherError) async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(failure: error)
        let detail = fixture.detail()

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state, case .failed(let dayFailure) = detail.state else {
            Issue.record("no failure is shown")
            return
        }
        #expect(failure.remedy == .retry)
        #expect(failure.action?.id == "forecast.failure.retry")
        #expect(failure.action?.title == "Try again")
        #expect(dayFailure.action?.id == "dayDetail.failure.retry")
        #expect(dayFailure.action?.title == "Try again")
    }
}
