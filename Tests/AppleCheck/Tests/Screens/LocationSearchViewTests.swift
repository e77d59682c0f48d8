import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The search as views.
@MainActor
@Suite("Search view", .watched)
struct LocationSearchViewTests {
    private func show(_ fixture: ScreenFixture, _ route: Route = .search) -> (LocationSearchViewModel, Stage)? {
        guard case .search(let model) = fixture.screen(route) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(LocationSearchView(model)))
    }

    @Test
    func `tells all of its content in every state`() async throws {
        let fixture = ScreenFixture(.sample(recents: [.lisbon], favorites: [.cairo])) {
            $0.locationProvider = StubLocationProvider(failure: .refused)
        }
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "search.recent.0")
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])

        let gate = Gate()
        fixture.geocoding.named.always([.tokyo, .paris], after: gate)
        stage.type("Tok", in: "search.field")
        await stage.until { if case .searching = model.state.list { true } else { false } }
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])

        gate.open()
        await stage.until { if case .results = model.state.list { true } else { false } }
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])

        fixture.geocoding.named.always([])
        stage.type("Tokx", in: "search.field")
        await stage.until { if case .noResults = model.state.list { true } else { false } }
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])

        fixture.geocoding.named.always(failure: .offline)
        stage.type("Toky", in: "search.field")
        await stage.until { if case .failed = model.state.list { true } else { false } }
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])

        stage.tap("search.currentLocation")
        await stage.until(shows: "search.notice")
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])
    }

    @Test
    func `says how to begin when nothing is saved`() async throws {
        let (model, stage) = try #require(show(ScreenFixture(Preferences())))
        await stage.until(shows: "search.empty")

        guard case .nothingSaved = model.state.list else {
            Issue.record("Something is saved.")
            return
        }
        stage.check(model.state, valueless: ["search.field"], without: ["search.title", "search.back"])
    }

    @Test
    func `shows a keystroke in the same turn`() async throws {
        let (model, stage) = try #require(show(ScreenFixture()))

        for text in ["L", "Li", "Lis"] {
            stage.type(text, in: "search.field")
            #expect(stage["search.field"]?.text == text)
            #expect(model.query == text)
        }
    }

    @Test
    func `requests once for a burst of keystrokes`() async throws {
        let fixture = ScreenFixture { $0.searchDelay = .milliseconds(400) }
        let (_, stage) = try #require(show(fixture))
        for text in ["T", "To"] {
            stage.type(text, in: "search.field")
            await fixture.clock.waitForSleepers()
        }

        stage.type("Tok", in: "search.field")
        await stage.until {
            fixture.clock.advance(by: .milliseconds(400))
            return stage["search.result.0"] != nil
        }

        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `sends every event`() async throws {
        let fixture = ScreenFixture(.sample(recents: [.lisbon, .cairo]))
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "search.recent.1")

        stage.tap("search.recent.0.favorite")
        await stage.until { fixture.preferences.stored.favorites == [.lisbon] }
        stage.tap("search.recent.0.remove")
        await stage.until { fixture.preferences.stored.recents == [.cairo] && stage["search.recent.1"] == nil }
        stage.tap("search.recent.0.open")
        await stage.until { fixture.router.calls == [.show(.home(.cairo))] }
        stage.type("Paris", in: "search.field")
        stage.submit("search.field")
        await stage.until { fixture.preferences.stored.history.contains { $0.content == .search("Paris") } }
        await stage.until(shows: "search.result.0")
        stage.tap("search.result.0")
        await stage.until { fixture.router.calls.last == .setRootHome }
        #expect(fixture.preferences.stored.currentLocation == .tokyo)
    }

    @Test
    func `says how many places it found`() async throws {
        let fixture = ScreenFixture()
        let (model, stage) = try #require(show(fixture))
        // As many as no other test finds, because what is said is said once for all of them.
        fixture.geocoding.named.always([.tokyo, .paris, .lisbon, .cairo])

        stage.type("Anywhere", in: "search.field")
        await stage.until(shows: "search.result.3")

        guard case .results(_, let announcement) = model.state.list else {
            Issue.record("This is another list.")
            return
        }
        await stage.until { StubAnnouncements.heard.contains(announcement) }
    }

    @Test
    func `says that it found nothing and why a search failed`() async throws {
        // In a language of no other test, because what is said is said once for all of them.
        let fixture = ScreenFixture(.sample(language: .fixed(.french)))
        let (_, stage) = try #require(show(fixture))
        fixture.geocoding.named.always([])

        stage.type("Nowhere", in: "search.field")
        await stage.until { StubAnnouncements.heard.contains("Aucun lieu trouvé") }
        fixture.geocoding.named.always(failure: .unsupported)
        stage.type("Nowhere else", in: "search.field")

        await stage.until { StubAnnouncements.heard.contains("Non disponible ici") }
    }

    @Test
    func `searches for the text of its route and repeats what failed`() async throws {
        let fixture = ScreenFixture()
        fixture.fail(.timedOut)
        let (_, stage) = try #require(show(fixture, .search(for: "Oslo")))
        await stage.until(shows: "search.failure.retry")
        fixture.geocoding.named.always([.tokyo])

        stage.tap("search.failure.retry")
        await stage.until(shows: "search.result.0")

        #expect(stage["search.field"]?.text == "Oslo")
    }
}
