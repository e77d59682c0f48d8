import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Forecast routing")
struct ForecastRoutingTests {
    private let day = LocalDay(daysSince1970: 20_600)

    @Test
    func isPartOfTheRouter() {
        let spy = RouterSpy()
        let sut: any ForecastRouting = spy

        sut.showDayDetail(day, at: nil)
        sut.dismiss()

        #expect(spy.calls == [.show(.dayDetail(day)), .dismiss])
    }

    @Test
    func ofADayIsPartOfTheRouter() {
        let spy = RouterSpy()
        let sut: any DayDetailRouting = spy

        sut.showDayDetail(day, at: nil)
        sut.dismiss()

        #expect(spy.calls == [.show(.dayDetail(day)), .dismiss])
    }
}
