import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Traits for assistive technology")
struct AccessibilityTraitsTests {
    private let environment = ScreenEnvironment(
        preferences: Preferences(),
        deviceLocale: Locale(identifier: "en_GB"),
        timeZone: .gmt,
        now: { SampleTime.fetched }
    )

    @Test
    func `are distinct`() {
        let all: [AccessibilityTraits] = [.header, .button, .selected, .updatesFrequently, .adjustable]

        #expect(Set(all.map(\.rawValue)).count == all.count)
        #expect(AccessibilityTraits(all).rawValue.nonzeroBitCount == all.count)
    }

    @Test
    func `say that an action is a button and a title a heading`() {
        #expect(ActionContent(id: "a", title: "A", symbolName: "star").accessibilityTraits == .button)
        #expect(TextContent.header(id: "a", text: "A").accessibilityTraits == .header)
        #expect(TextContent.place(.lisbon, id: "a", in: environment).accessibilityTraits == .header)
        #expect(TextContent(id: "a", text: "A").accessibilityTraits == [])
    }

    @Test
    func `say that an age changes by itself`() {
        let fetched = Fetched(1, at: SampleTime.fetched, from: .network, source: .openWeather)

        #expect(TextContent.updated(fetched, id: "a", in: environment).accessibilityTraits == .updatesFrequently)
    }
}
