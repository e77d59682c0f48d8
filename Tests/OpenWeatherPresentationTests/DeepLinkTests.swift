import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherWidgetFeature
import Testing

@Suite("Deep link")
struct DeepLinkTests {
    private func link(_ text: String) throws -> DeepLink? {
        DeepLink(try #require(URL(string: text)))
    }

    @Test(
        "leads to a path of screens",
        arguments: [
            ("openweather://home", []), ("openweather://search", [Route.search]),
            ("openweather://forecast", [.forecast]), ("openweather://air", [.airQuality]),
            ("openweather://settings", [.settings]), ("openweather://converter", [.converter]),
            ("openweather://day?date=2026-11-21", [.forecast, .dayDetail(LocalDay(daysSince1970: 20_778))]),
            ("OpenWeather://Forecast/", [.forecast]),
        ]
    )
    func leadsToAPathOfScreens(text: String, path: [Route]) throws {
        #expect(try link(text)?.path == path)
    }

    @Test("names a place by coordinates, name and country")
    func namesAPlaceByCoordinatesNameAndCountry() throws {
        let sut = try #require(
            try link("openweather://forecast?lat=38.72&lon=-9.14&name=Lisboa%20%26%20Bel%C3%A9m&country=pt")
        )

        #expect(sut.location?.coordinate == (try Coordinate(latitude: 38.72, longitude: -9.14)))
        #expect(sut.location?.name == "Lisboa & Belém")
        #expect(sut.location?.country == "PT")
    }

    @Test(
        "is refused when anything about it is not understood",
        arguments: [
            "https://forecast", "openweather://", "openweather://tides", "openweather://forecast/extra",
            "openweather://forecast?lat=38.72", "openweather://forecast?lon=1", "openweather://forecast?name=Lisbon",
            "openweather://forecast?lat=91&lon=0", "openweather://forecast?lat=nan&lon=0",
            "openweather://forecast?lat=0x10&lon=0", "openweather://forecast?lat=1&lon=2&lat=3",
            "openweather://forecast?lat=1&lon=2&appid=x", "openweather://forecast?lat=1&lon=2&country=PRT",
            "openweather://forecast?lat=1&lon=2&name=a%00b", "openweather://forecast?date=2026-11-21",
            "openweather://day", "openweather://day?date=2026-02-30", "openweather://day?date=26-1-1",
            "openweather://user@forecast", "openweather://forecast:80", "openweather://forecast#top",
            "openweather://day?date=٢٠٢٦-١١-٢١",
        ]
    )
    func isRefusedWhenAnythingAboutItIsNotUnderstood(text: String) {
        #expect(URL(string: text).flatMap(DeepLink.init) == nil)
    }

    @Test("is refused when it is very long")
    func isRefusedWhenItIsVeryLong() throws {
        #expect(try link("openweather://forecast?lat=1&lon=2&name=" + String(repeating: "a", count: 2_000)) == nil)
    }

    @Test(
        "survives the way to a URL and back",
        arguments: [
            [], [Route.search], [.forecast], [.forecast, .dayDetail(LocalDay(daysSince1970: 0))], [.airQuality],
            [.settings], [.converter],
        ]
    )
    func survivesTheWayToAURLAndBack(path: [Route]) throws {
        let place = Location(
            name: "São Paulo + more",
            country: "BR",
            state: nil,
            coordinate: try Coordinate(latitude: -23.55, longitude: -46.63)
        )

        for location in [nil, place] {
            let sut = DeepLink(path: path, location: location)

            #expect(sut.url.flatMap(DeepLink.init) == sut)
        }
    }

    @Test("has no URL for a path that no link leads to")
    func hasNoURLForAPathThatNoLinkLeadsTo() {
        #expect(DeepLink(path: [.settings, .search]).url == nil)
        #expect(DeepLink(path: [.dayDetail(LocalDay(daysSince1970: 0))]).url == nil)
    }

    @Test("leads from a widget to what it shows")
    func leadsFromAWidgetToWhatItShows() {
        #expect(DeepLink(.home) == DeepLink(path: []))
        #expect(DeepLink(.search) == DeepLink(path: [.search]))
        #expect(DeepLink(.weather(.tokyo)) == DeepLink(path: [], location: .tokyo))
        #expect(DeepLink(.weather(.tokyo)).url?.host() == "home")
    }
}
