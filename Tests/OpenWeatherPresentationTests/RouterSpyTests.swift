import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Router spy")
struct RouterSpyTests {
    @Test
    func `remembers the calls in order`() {
        let sut = RouterSpy()

        sut.showForecast()
        sut.dismiss()

        #expect(sut.calls == [.show(.forecast), .dismiss])
    }
}
