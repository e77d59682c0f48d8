import Foundation
import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Search content", .watched)
struct LocationSearchContentTests {
    private nonisolated static let locales = ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"]

    /// A screen in each of its states, in one language.
    private func states(locale: String, units: UnitsPreference = .metric) async -> [LocationSearchContent] {
        var preferences = SearchFixture.saved
        preferences.language = .device
        preferences.units = units
        let fixture = SearchFixture(preferences, locale: locale)
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london, .sample(name: "", country: nil)])
        fixture.geocoding.named.enqueue([])
        fixture.geocoding.named.enqueue(failure: .offline)
        fixture.provider.responses.enqueue(failure: .location(.refused))
        fixture.provider.responses.enqueue(.lisbon, after: gate)
        var states = [fixture.sut.state]
        for text in ["a", "b", "c"] {
            let call = await fixture.type(text)
            states.append(fixture.sut.state)
            fixture.clock.advance(by: .milliseconds(400))
            await call.value
            states.append(fixture.sut.state)
        }
        await fixture.sut.queryChanged(text: "")
        await fixture.sut.useCurrentLocationTapped()
        states.append(fixture.sut.state)
        let locating = Task { await fixture.sut.useCurrentLocationTapped() }
        await gate.waitForArrivals()
        states.append(fixture.sut.state)
        fixture.sut.backTapped()
        await locating.value
        fixture.settings.apply(
            {
                var empty = Preferences()
                empty.units = units
                return empty
            }()
        )
        states.append(fixture.sut.state)
        return states
    }

    @Test
    func `writes rows of name region and coordinates`() async throws {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london, .tokyo])

        await fixture.search("x")

        let rows = fixture.sut.state.list.rows
        let london = try #require(rows.first)
        #expect(london.place.title == "London")
        #expect(london.place.subtitle == "England, United Kingdom")
        #expect(london.place.coordinates == "51.51°\u{A0}N, 0.13°\u{A0}W")
        #expect(london.place.identifier == "search.result.0")
        #expect(london.place.accessibility.label == "London, England, United Kingdom")
        #expect(london.place.accessibility.value == nil)
        #expect(!london.isFavorite)
        #expect(london.swipeActions.map(\.kind) == [.favorite])
        let tokyo = try #require(rows.last)
        #expect(tokyo.isFavorite)
        #expect(tokyo.favoriteSymbolName == "star.fill")
        #expect(tokyo.place.accessibility.value == "Favourite")
        #expect(tokyo.swipeActions.map(\.id) == ["search.result.1.unfavorite"])
    }

    @Test
    func `lists recents before favorites each with its swipe actions`() throws {
        let fixture = SearchFixture()

        guard case .saved(let sections) = fixture.sut.state.list else {
            Issue.record("not saved")
            return
        }

        #expect(sections.map(\.id) == ["search.recents", "search.favorites"])
        #expect(sections[0].rows.map(\.place.identifier) == ["search.recent.0", "search.recent.1"])
        #expect(sections[0].rows[0].swipeActions.map(\.kind) == [.favorite, .remove])
        #expect(sections[0].rows[0].swipeActions.map(\.isDestructive) == [false, true])
        #expect(sections[1].rows.map(\.place.title) == ["Tokyo", "Berlin"])
        #expect(sections[1].rows.allSatisfy { $0.swipeActions.map(\.kind) == [.unfavorite] })
    }

    @Test
    func `leaves an empty section out`() {
        let fixture = SearchFixture(.sample(currentLocation: nil, favorites: [.tokyo]))

        guard case .saved(let sections) = fixture.sut.state.list else {
            Issue.record("not saved")
            return
        }

        #expect(sections.map(\.kind) == [.favorites])
    }

    @Test(arguments: [(1, "1 place found"), (2, "2 places found")])
    func `tells what was found in words`(count: Int, expected: String) async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always(Array(Location.samples.prefix(count)))

        await fixture.search("x")

        guard case .results(_, let announcement) = fixture.sut.state.list else {
            Issue.record("no results")
            return
        }
        #expect(announcement == expected)
    }

    @Test
    func `offers to retry a failure in words of its own`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always(failure: .rateLimited(retryAfter: .seconds(7)))

        await fixture.search("x")

        guard case .failed(let failure, _) = fixture.sut.state.list else {
            Issue.record("no failure")
            return
        }
        #expect(failure.id == "search.failure")
        #expect(failure.action?.id == "search.failure.retry")
        #expect(failure.message.contains("7 seconds"))
    }

    @Test
    func `offers to retry a search that was refused as the search is here already`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always(failure: .badRequest(.refused(message: "odd", parameters: [])))

        await fixture.search("x")

        guard case .failed(let failure, _) = fixture.sut.state.list else {
            Issue.record("no failure")
            return
        }
        #expect(failure.remedy == .retry)
        #expect(failure.action?.id == "search.failure.retry")
        #expect(failure.action?.title == "Try again")
    }

    @Test
    func `changes its language at once and without a request`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london])
        await fixture.search("x")
        var preferences = SearchFixture.saved
        preferences.language = .fixed(.japanese)

        fixture.settings.apply(preferences)

        let row = fixture.sut.state.list.rows.first
        #expect(row?.place.title == "ロンドン")
        #expect(row?.place.subtitle == "England、イギリス")
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test(arguments: locales)
    func `reads from the right in Arabic alone`(locale: String) async {
        let expected: TextDirection = locale == "ar_EG" ? .rightToLeft : .leftToRight

        let states = await states(locale: locale)

        #expect(states.allSatisfy { $0.layoutDirection == expected })
    }

    @Test(arguments: locales, UnitsPreference.allCases)
    func `has no English and no gap in any language and unit`(locale: String, units: UnitsPreference) async {
        let english = await states(locale: "en_GB")
        // Names that languages share, and what was typed.
        let shared: Set<String> = ["London", "Berlin", "Tokyo", "Japan", "Portugal", "a", "b", "c"]

        let states = await states(locale: locale, units: units)

        #expect(states.count == 10)
        for (state, original) in zip(states, english) {
            let leaves = TextLeaves.of(state)
            for (path, text) in leaves where isText(path) {
                #expect(!text.contains("{") && !text.contains("nil"), "\(path): \(text)")
                if path.hasSuffix(".text") && path.contains("field") { continue }
                #expect(!text.isEmpty, "\(path)")
                if locale != "en_GB" {
                    let isLeft = TextLeaves.of(original)[path] == text && !shared.contains(text)
                    #expect(!isLeft || isCoordinate(text), "\(path): \(text)")
                }
            }
        }
    }

    @Test(arguments: locales.dropFirst())
    func `has the same identifiers in every language`(locale: String) async {
        let english = await states(locale: "en_GB").map(identifiers)

        let translated = await states(locale: locale).map(identifiers)

        #expect(translated == english)
        #expect(english.allSatisfy { $0.values.allSatisfy { $0.hasPrefix("search.") } })
    }

    private func identifiers(_ state: LocationSearchContent) -> [String: String] {
        TextLeaves.of(state)
            .filter { path, _ in
                path.hasSuffix(".identifier") || path.hasSuffix(".id") && !path.contains(".location.")
            }
    }

    /// Whether the text at `path` is one a user reads, not a name, a symbol or a place's own data.
    private func isText(_ path: String) -> Bool {
        ![".id", ".identifier", "ymbolName"].contains(where: path.hasSuffix)
            && !path.contains(".location.")
    }

    private func isCoordinate(_ text: String) -> Bool { text.contains("°") }
}
