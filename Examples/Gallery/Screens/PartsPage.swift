import OpenWeatherAirQualityFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The parts that apps put on screens of their own, one below the other as HTML.
struct PartsPage: Sendable {
    /// The content of the parts of home.
    let home: HomeContent
    /// The content of the curve.
    let forecast: ForecastContent
    /// The content of the gauge.
    let air: AirQualityContent
    /// The row of a place.
    let place: PlaceContent
    /// A card in place of content.
    let prompt: PromptContent
    /// A failure.
    let failure: FailureContent

    /// A button, whose words are those of the air quality.
    let action: ActionContent
    /// The look.
    var look = WeatherLook.standard

    /// Returns the parts on the colors of the weather, those of home in the order of the look.
    func markup(named name: String) -> Markup {
        let theme = LookTheme(look, home.theme, home.temperatureTheme)
        return ScreenFrame.weather(theme, look, home.layoutDirection, class: "spread parts") {
            ScreenFrame.column {
                Part.bar(back: nil, title: home.name)
                for section in look.home { self.section(section, theme) }
                HomeAir.markup(air, action)
            }
            ScreenFrame.column {
                forecast.curve.map {
                    TemperatureCurve.markup($0, home.layoutDirection, on: theme.gradient, named: name)
                }
                Part.prompt(prompt)
                Part.failure(failure)
                Part.button(action, class: "secondary")
                Markup("ul", ["class": "rows card"]) { Markup("li") { LocationSearchPage.place(place) } }
            }
        }
    }

    private func section(_ section: WeatherLook.HomeSection, _ theme: LookTheme) -> [Markup] {
        switch section {
        case .hero: [HomePage.hero(home, degrees: look.degrees)]
        case .alerts: HomeAlerts.markup(home)
        case .favorites: [HomePage.favorites(home.favorites)].compactMap(\.self)
        case .hours: [HomeForecastParts.hours(home)].compactMap(\.self)
        case .days: [HomeForecastParts.days(home, on: theme.gradient, degrees: look.degrees)].compactMap(\.self)
        case .goodTimes: [GoodTimesPart.markup(home.goodTimes)].compactMap(\.self)
        case .metrics: HomeMetricsParts.metrics(home, withSun: look.home.contains(.sun))
        case .sun: [HomeMetricsParts.sunNote(home.sun)].compactMap(\.self)
        }
    }
}
