import OpenWeatherConverterFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Converter routing")
struct ConverterRoutingTests {
    @Test
    func isPartOfTheRouter() {
        let spy = RouterSpy()
        let sut: any ConverterRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
