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
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any ForecastRouting = spy

        sut.showDayDetail(day, at: nil)
        sut.dismiss()

        #expect(spy.calls == [.show(.dayDetail(day)), .dismiss])
    }

    @Test
    func `of a day is part of the router`() {
        let spy = RouterSpy()
        let sut: any DayDetailRouting = spy

        sut.showDayDetail(day, at: nil)
        sut.dismiss()

        #expect(spy.calls == [.show(.dayDetail(day)), .dismiss])
    }
}
