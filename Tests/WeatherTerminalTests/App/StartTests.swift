import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("The start of a session", .watched)
struct StartTests {
    /// Answers to the search for the place of the command line, one after another.
    private func place(_ answers: [Result<Location, WeatherError>], gate: Gate? = nil) -> (
        PlaceOnStart, Locked<Location?>
    ) {
        let rest = Locked(answers)
        let shown = Locked<Location?>(nil)
        let place = PlaceOnStart(
            name: "Tokio",
            find: { () async throws(WeatherError) in
                try? await gate?.pass()
                return try rest.withLock { $0.isEmpty ? .failure(.cancelled) : $0.removeFirst() }.get()
            },
            show: { place in shown.withLock { $0 = place } }
        )
        return (place, shown)
    }

    /// Returns an app without a place that proposes the city of a time zone.
    private func proposing(in zone: String) throws -> TestApp {
        let zone = try #require(TimeZone(identifier: zone))
        return TestApp(Preferences()) { parts in
            parts.timeZone = zone
            parts.proposesCityOfTimeZone = true
        }
    }

    @Test
    func `proposes the city of the time zone which one key takes`() async throws {
        let sut = try proposing(in: "Europe/Lisbon")
        await sut.run { app in
            await app.shows("Your time zone suggests Lisbon, Portugal.", "Enter show Lisbon", "/ search")
            #expect(app.app.router.currentLocation == nil)
            app.press(.enter)
            await app.shows("Humidity", "Lisbon")
        }
    }

    @Test
    func `leads to the search from the proposal with another key`() async throws {
        let sut = try proposing(in: "Asia/Tokyo")
        await sut.run { app in
            await app.shows("Your time zone suggests Tokyo")
            app.press(.character("/"))
            await app.shows("Choose a place")
            #expect(app.app.settings.preferences.choice == nil)
        }
    }

    @Test
    func `shows the screen before the place is found`() async {
        let gate = Gate()
        let (place, shown) = place([.success(.tokyo)], gate: gate)
        await TestApp(start: place)
            .run { app in
                await app.shows("⠋", "Looking for Tokio …", "Esc close")
                #expect(shown.withLock { $0 } == nil)
                gate.open()
                await app.shows("Humidity")
                #expect(shown.withLock { $0 } == .tokyo)
            }
    }

    @Test
    func `says that there is no such place and leads to the search`() async {
        let (place, shown) = place([.failure(.notFound)])
        await TestApp(start: place)
            .run { app in
                await app.shows("Place not found", "Enter")
                app.press(.enter)
                await app.shows("Choose a place")
                #expect(shown.withLock { $0 } == nil)
            }
    }

    @Test
    func `looks again after a failure`() async {
        let (place, _) = place([.failure(.offline), .success(.tokyo)])
        await TestApp(start: place)
            .run { app in
                await app.shows("Enter try again")
                app.press(.enter)
                await app.shows("Humidity")
            }
    }

    @Test
    func `goes on with the saved place when asked`() async {
        let (place, shown) = place([.failure(.offline)])
        await TestApp(start: place)
            .run { app in
                await app.shows("Enter try again")
                app.press(.escape)
                await app.shows("Lisbon", "Humidity")
                #expect(shown.withLock { $0 } == nil)
            }
    }

    @Test
    func `forgets a place that is found too late`() async {
        let gate = Gate()
        let (place, shown) = place([.success(.tokyo)], gate: gate)
        await TestApp(start: place)
            .run { app in
                await app.shows("Looking for Tokio")
                app.press(.escape)
                await app.shows("Lisbon", "Humidity")
                gate.open()
                await settle()
                #expect(shown.withLock { $0 } == nil && app.surface.shows("Lisbon"))
            }
    }

    @Test
    func `asks for a key where it is missing or refused`() async {
        for error in [WeatherError.missingKey, .invalidKey(.unknownOrInactive)] {
            let (place, _) = place([.failure(error)])
            let app = TestApp(takesKey: true, start: place)
            await app.run { app in
                await app.shows("API key", "Paste your API key")
                app.press(.escape)
                await app.shows("Enter enter a key")
                app.press(.enter)
                await app.shows("Paste your API key")
                app.type("secret-key")
                await app.shows("> ••••••••••▏")
                #expect(!app.surface.writes.joined().contains("secret"))
                app.press(.enter)
                await until { app.ending != nil }
            }
            #expect(app.ending == .newKey(Secret("secret-key")))
        }
    }

    @Test
    func `asks for no key where it has none`() async {
        let (place, _) = place([.failure(.missingKey), .failure(.missingKey)])
        await TestApp(start: place)
            .run { app in
                await app.shows("Enter try again")
                app.press(.enter)
                await app.shows("Enter try again")
                #expect(!app.surface.shows("Paste"))
            }
    }
}
