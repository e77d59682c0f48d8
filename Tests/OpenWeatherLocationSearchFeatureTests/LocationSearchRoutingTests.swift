import OpenWeatherLocationSearchFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Location search routing")
struct LocationSearchRoutingTests {
    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any LocationSearchRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
