import AppIntents
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import WeatherApp

@Suite("Shortcut about rain")
struct RainShortcutTests {
    @Test
    func `is said with the name of the app`() throws {
        let shortcut = try #require(WeatherShortcuts.appShortcuts.first)

        #expect(shortcut.stubPhrases.count == 2)
        #expect(shortcut.stubPhrases.allSatisfy { $0.contains("${applicationName}") })
    }

    @Test(arguments: [PlaceChoice.device, .place(.lisbon)])
    func `names the place of the question`(choice: PlaceChoice) {
        let place = RainPlace(choice: choice)

        #expect(place.displayRepresentation.title.key == (choice == .device ? "My location" : "Lisbon"))
        #expect(place.id == choice.id.description)
    }
}
