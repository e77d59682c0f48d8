import Foundation
import OpenWeatherComposition
public import OpenWeatherCore
public import OpenWeatherMocks
public import OpenWeatherPresentation
public import OpenWeatherScreenKit

extension ScreenEnvironment {
    /// Returns the environment of a user with metric units and the standard activities at the time of the samples.
    public static func sample(_ language: TextLanguage = .english) -> ScreenEnvironment {
        ScreenEnvironment(
            language: Language(code: language.rawValue),
            locale: Locale(identifier: language.rawValue),
            units: .metric,
            timeZone: .gmt,
            activities: .standard,
            now: { SampleTime.fetched }
        )
    }
}

extension HomeContent {
    /// Returns a mild day with light rain in Lisbon, with an alert, three favorites, five days of forecast, and good times
    /// for the activities of the environment.
    ///
    /// Its parts are the contents of the views of one part, for previews and for tests of a screen of your own.
    public static func sample(in environment: ScreenEnvironment = .sample()) -> HomeContent {
        HomeContent(
            .sample(.sample()),
            forecast: .sample(.sample()),
            oneCall: .sample([.alerts]),
            favorites: [.lisbon, .london, .tokyo],
            at: .lisbon,
            in: environment
        )
    }
}

extension ForecastContent {
    /// Returns five mild days in Lisbon with rain on the second one.
    public static func sample(in environment: ScreenEnvironment = .sample()) -> ForecastContent {
        ForecastContent(.sample(.sample()), weather: .sample(.sample()), at: .lisbon, in: environment)
    }
}

extension AirQualityContent {
    /// Returns fair air in Lisbon on a scale.
    public static func sample(
        on scale: AirQualityScale = .openWeather,
        in environment: ScreenEnvironment = .sample()
    ) -> AirQualityContent {
        AirQualityContent(
            .sample(.sample()),
            hours: .sample(.sample()),
            at: .lisbon,
            offset: UTCOffset(seconds: 3600),
            on: scale,
            in: environment
        )
    }
}

extension PlaceContent {
    /// Returns the row of a place; by default, of Lisbon.
    public static func sample(_ location: Location = .lisbon, in environment: ScreenEnvironment = .sample())
        -> PlaceContent
    {
        PlaceContent(location, identifier: "sample.place", in: environment)
    }
}

extension PromptContent {
    /// Returns a card that asks for a place.
    public static func sample(in environment: ScreenEnvironment = .sample()) -> PromptContent {
        .noPlacesFound(id: "sample.prompt", in: environment)
    }
}
