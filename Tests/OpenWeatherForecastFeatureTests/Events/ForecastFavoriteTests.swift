import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The favorite button of the forecast and of its days, and leaving a screen without its back button.
@MainActor
@Suite("Favorites of the forecast", .watched)
struct ForecastFavoriteTests {
    @Test
    func `mark the place of the screen and not the current one`() async throws {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        let tokyo = fixture.forecast(at: .tokyo)
        let day = fixture.detail(at: .tokyo)
        await tokyo.onAppear()
        await fixture.sut.onAppear()

        await tokyo.favoriteToggled()
        let marked = try await fixture.preferences.preferences().favorites

        #expect(marked == [.tokyo])
        #expect(tokyo.favorite?.isFavorite == true && day.favorite?.isFavorite == true)
        #expect(fixture.sut.favorite?.isFavorite == false)
        #expect(tokyo.favorite?.id == "forecast.favoriteToggle")
        #expect(day.favorite?.id == "dayDetail.favoriteToggle")
        await day.favoriteToggled()
        #expect(try await fixture.preferences.preferences().favorites.isEmpty)
        #expect(tokyo.favorite?.isFavorite == false)
    }

    @Test
    func `have no button until a place is known`() async throws {
        let fixture = ForecastFixture(.sample(currentLocation: nil))

        await fixture.sut.onAppear()
        await fixture.sut.favoriteToggled()

        #expect(fixture.sut.favorite == nil && fixture.detail().favorite == nil)
        #expect(fixture.forecast(at: .tokyo).favorite?.isFavorite == false)
        #expect(try await fixture.preferences.preferences().favorites.isEmpty)
    }

    @Test
    func `take back a mark that cannot be saved and say so until the next appearance`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()
        fixture.preferences.setFailure(.storage(.full))

        await fixture.sut.favoriteToggled()
        let failed = fixture.sut.favorite
        fixture.preferences.setFailure(nil)
        await fixture.sut.onAppear()

        #expect(failed?.isFavorite == false && failed?.notice != nil)
        #expect(fixture.sut.favorite?.notice == nil)
    }

    @Test
    func `leave nothing to go back from after a swipe`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        let day = fixture.detail()
        await fixture.sut.onAppear()
        await day.onAppear()

        fixture.sut.dismissed()
        day.dismissed()
        fixture.sut.backTapped()
        day.backTapped()
        let afterwards = fixture.router.calls
        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(afterwards.isEmpty)
        #expect(fixture.router.calls == [.dismiss])
    }
}
