import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Favorites content", .watched)
struct FavoritesContentTests {
    @Test
    func `has a row for each favorite with the weather there`() async throws {
        let fixture = FavoritesFixture()
        fixture.respond([.tokyo: .success(.sample(.sample { $0.temperature = Temperature(celsius: 27.5) }))])

        await fixture.sut.onAppear()

        let content = fixture.sut.state
        #expect(content.title == .header(id: "favorites.title", text: "Favourites"))
        #expect(fixture.names == ["Tokyo", "Berlin"])
        #expect(fixture.temperatures == ["28°", "18°"])
        let row = try #require(fixture.rows.first)
        #expect(row.place.identifier == "favorites.row.0")
        #expect(row.place.accessibility.label == "Tokyo, Japan")
        #expect(row.place.accessibility.value == "28 degrees Celsius. Light rain")
        #expect(row.place.accessibility.hint == "Shows the weather there")
        #expect(row.weather.weather?.condition.text == "Light rain")
        #expect(row.weather.weather?.icon == ConditionIcon(.sample()))
        #expect(row.weather.weather?.notice == nil)
        #expect(row.remove.id == "favorites.row.0.remove")
        #expect(row.remove.title == "Remove from favourites")
        #expect(fixture.rows.map { $0.moveUp?.id } == [nil, "favorites.row.1.moveUp"])
        #expect(fixture.rows.map { $0.moveDown?.id } == ["favorites.row.0.moveDown", nil])
        #expect(content.refresh?.id == "favorites.refresh")
        #expect(content.retry == nil)
        #expect(content.attribution?.text == "Weather data provided by OpenWeather")
        #expect(content.layoutDirection == .leftToRight)
    }

    @Test
    func `has the icon of the night where the source draws none`() async {
        let fixture = FavoritesFixture(.sample(favorites: [.tokyo]))
        let clear = WeatherCondition(id: 800, group: .clear, description: "", icon: nil)
        let night = CurrentWeather.sample(date: SampleTime.sunset + 3_600) { $0.conditions = [clear] }
        fixture.respond([.tokyo: .success(.sample(night))])

        await fixture.sut.onAppear()

        #expect(fixture.rows[0].weather.weather?.icon == ConditionIcon(clear, partOfDay: .night))
    }

    @Test
    func `says in a row that it is loading`() {
        let fixture = FavoritesFixture()

        #expect(fixture.rows.allSatisfy { $0.weather == .loading(previous: nil) })
        #expect(fixture.rows[0].place.accessibility.value == "Loading")
        #expect(fixture.sut.state.attribution == nil)
    }

    @Test
    func `says in a row that it failed without hiding the others`() async throws {
        let fixture = FavoritesFixture()
        fixture.respond([.tokyo: .failure(.offline), .berlin: .success(.sample(.sample()))])

        await fixture.sut.onAppear()

        guard case .failed(let notice) = fixture.rows[0].weather else {
            Issue.record("The row has not failed.")
            return
        }
        #expect(notice.kind == .offline)
        #expect(notice.id == "favorites.row.0.notice")
        #expect(!notice.text.isEmpty)
        #expect(fixture.rows[0].place.accessibility.value == notice.text)
        #expect(fixture.temperatures == [nil, "18°"])
        #expect(fixture.sut.state.retry?.title == "Try again")
    }

    @Test
    func `says that weather is stale and how old it is`() async {
        let fixture = FavoritesFixture()
        let stale = Fetched.sample(CurrentWeather.sample(), at: SampleTime.fetched - 7_200, from: .stale(.timedOut))
        fixture.respond([.tokyo: .success(stale)])

        await fixture.sut.onAppear()

        let notice = fixture.rows[0].weather.weather?.notice
        #expect(notice?.kind == .outdated)
        #expect(notice?.text == "Not up to date. Updated 2 hours ago.")
        #expect(fixture.rows[0].place.accessibility.value?.hasSuffix("Updated 2 hours ago.") == true)
        #expect(fixture.rows[1].weather.weather?.notice == nil)
        #expect(fixture.sut.state.retry != nil)
    }

    @Test
    func `says that weather has grown old on the screen`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()

        fixture.time.advance(by: .seconds(899))
        #expect(fixture.rows[0].weather.weather?.notice == nil)

        fixture.time.advance(by: .seconds(1))
        #expect(fixture.rows[0].weather.weather?.notice?.text == "Not up to date. Updated 15 minutes ago.")
    }

    @Test
    func `offers the search while there are none`() async {
        let fixture = FavoritesFixture(.sample())

        await fixture.sut.onAppear()

        guard case .empty(let prompt) = fixture.sut.state.list else {
            Issue.record("The list is not empty.")
            return
        }
        #expect(prompt.title == "No favourites yet")
        #expect(prompt.action?.id == "favorites.empty.search")
        #expect(fixture.sut.state.refresh == nil)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `keeps the list with a notice when it cannot be read again`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        fixture.store.base.setFailure(.storage(.unreadable(name: "preferences.json")))

        await fixture.sut.onAppear()

        #expect(fixture.names == ["Tokyo", "Berlin"])
        #expect(fixture.sut.state.notice?.kind == .failure)
        #expect(fixture.sut.state.retry != nil)
    }

    @Test
    func `uses no descriptions in another language`() async {
        let fixture = FavoritesFixture(.sample(favorites: [.tokyo]))
        // Not documented, so that only the service has words for it.
        let condition = WeatherCondition(id: 599, group: .rain, description: "light rain", icon: nil)
        fixture.respond([.tokyo: .success(.sample(.sample { $0.conditions = [condition] }))])
        await fixture.sut.onAppear()

        fixture.settings.apply(.sample(language: .fixed(.german), favorites: [.tokyo]))

        #expect(fixture.names == ["Tokio"])
        #expect(fixture.rows[0].weather.weather?.condition.text == "Regen")
    }

    @Test(arguments: TextLanguage.allCases)
    func `is there in every language`(language: TextLanguage) async {
        let preferences = Preferences.sample(
            language: .fixed(Language(code: language.rawValue)),
            favorites: [.tokyo, .berlin]
        )
        let fixture = FavoritesFixture(preferences)

        await fixture.sut.onAppear()

        #expect(fixture.sut.state.layoutDirection == language.layoutDirection)
        #expect(fixture.rows.count == 2)
        #expect(fixture.sut.state.title.text == FavoritesTexts.texts(in: language).title)
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `is not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(FavoritesTexts.texts(in: .english))
        let leaves = TextLeaves.of(FavoritesTexts.texts(in: language))

        #expect(leaves.keys.sorted() == english.keys.sorted())
        #expect(leaves.values.allSatisfy { !$0.isEmpty && !$0.contains("{") })
        #expect(leaves.filter { english[$0.key] == $0.value } == [:])
    }

    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any FavoritesRouting = spy

        sut.showHome(at: .tokyo)
        sut.showSearch()
        sut.dismiss()

        #expect(spy.calls == [.show(.home(.tokyo)), .show(.search), .dismiss])
    }
}
