import OpenWeatherSettingsFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Settings routing")
struct SettingsRoutingTests {
    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any SettingsRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
