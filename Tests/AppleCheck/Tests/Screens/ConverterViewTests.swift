import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The converter as views.
@MainActor
@Suite("Converter view", .watched)
struct ConverterViewTests {
    private static let fields: Set<String> = ["converter.cityField", "converter.fahrenheit", "converter.celsius"]

    private func show(_ fixture: ScreenFixture) -> (ConverterViewModel, Stage)? {
        guard case .converter(let model) = fixture.screen(.converter) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(ConverterView(model).showsBackButton()))
    }

    private func check(_ stage: Stage, _ model: ConverterViewModel) {
        stage.check(
            model.state,
            valueless: Self.fields,
            without: ["converter.title", "converter.slider.minimum", "converter.slider.maximum"]
        )
    }

    @Test
    func `tells all of its content in every state`() async throws {
        let fixture = ScreenFixture { $0.locationProvider = StubLocationProvider(failure: .refused) }
        let gate = Gate()
        fixture.hold(at: gate)
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "converter.loading")
        check(stage, model)

        gate.open()
        await stage.until(shows: "converter.place")
        check(stage, model)

        stage.type("abc", in: "converter.celsius")
        #expect(model.state.celsius.problem != nil)
        check(stage, model)

        stage.tap("converter.currentLocation")
        await stage.until(shows: "converter.notice")
        check(stage, model)

        for (text, places) in [("Par", [Location.paris, .tokyo]), ("Parx", [])] {
            fixture.geocoding.named.always(places)
            stage.type(text, in: "converter.cityField")
            await stage.until {
                switch model.state.cities {
                case .results(let found, _): found.count == places.count
                case .noResults: places.isEmpty
                default: false
                }
            }
            check(stage, model)
        }
        fixture.geocoding.named.always(failure: .offline)
        stage.type("Pari", in: "converter.cityField")
        await stage.until(shows: "converter.cities.failure")
        check(stage, model)
    }

    @Test
    func `says that it found no city and why a search failed`() async throws {
        // In a language of no other test, because what is said is said once for all of them.
        let fixture = ScreenFixture(.sample(language: .fixed(.german)))
        let (_, stage) = try #require(show(fixture))
        fixture.geocoding.named.always([])

        stage.type("Nowhere", in: "converter.cityField")
        await stage.until { StubAnnouncements.heard.contains("Keine Orte gefunden") }
        fixture.geocoding.named.always(failure: .unsupported)
        stage.type("Nowhere else", in: "converter.cityField")

        await stage.until { StubAnnouncements.heard.contains("Diese Wetterquelle bietet diese Daten nicht an.") }
    }

    @Test
    func `repeats a failed search for the return key`() async throws {
        let fixture = ScreenFixture(Preferences())
        let (_, stage) = try #require(show(fixture))
        fixture.geocoding.named.always(failure: .offline)
        stage.type("Tokyo", in: "converter.cityField")
        await stage.until(shows: "converter.cities.failure")
        fixture.geocoding.named.always([.tokyo])

        stage.submit("converter.cityField")

        await stage.until(shows: "converter.city.0")
    }

    @Test
    func `shows every keystroke and step in the same turn`() async throws {
        let (model, stage) = try #require(show(ScreenFixture(Preferences())))

        for text in ["-", "-4", "-40"] {
            stage.type(text, in: "converter.celsius")
            #expect(stage["converter.celsius"]?.text == text)
        }
        #expect(stage["converter.slider"]?.number == -40)
        stage.type("212", in: "converter.fahrenheit")
        #expect(stage["converter.celsius"]?.text == "100")
        stage.slide(to: 32, in: "converter.slider")
        #expect(stage["converter.celsius"]?.text == "0")
        #expect(stage["converter.slider"]?.value == model.state.slider.accessibility.value)
        for text in ["P", "Pa"] {
            stage.type(text, in: "converter.cityField")
            #expect(stage["converter.cityField"]?.text == text)
        }
    }

    @Test
    func `fills in a city and goes back`() async throws {
        let fixture = ScreenFixture(Preferences())
        let (_, stage) = try #require(show(fixture))
        stage.type("Tokyo", in: "converter.cityField")
        await stage.until(shows: "converter.city.0")

        stage.tap("converter.city.0")
        await stage.until(shows: "converter.place")

        #expect(stage["converter.cityField"]?.text == "")
        stage.tap("converter.back")
        #expect(fixture.router.calls == [.dismiss])
    }
}
