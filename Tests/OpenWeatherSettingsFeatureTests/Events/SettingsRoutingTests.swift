import OpenWeatherSettingsFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Settings routing")
struct SettingsRoutingTests {
    @Test
    func isPartOfTheRouter() {
        let spy = RouterSpy()
        let sut: any SettingsRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
