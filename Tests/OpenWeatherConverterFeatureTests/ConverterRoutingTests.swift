import OpenWeatherConverterFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Converter routing")
struct ConverterRoutingTests {
    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any ConverterRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
