import OpenWeatherWidgetFeature
import Testing

@Suite("Widget family")
struct WidgetFamilyTests {
    @Test("comes in three sizes")
    func comesInThreeSizes() {
        #expect(WidgetFamily.allCases.count == 3)
    }
}
