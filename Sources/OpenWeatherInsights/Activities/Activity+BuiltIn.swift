public import OpenWeatherCore

/// The activities of this package.
///
/// Each limit names its publication, or says that it was chosen here. Change one with
/// ``/OpenWeatherCore/Activity/requiring(_:)``, and leave one out with ``/OpenWeatherCore/Activity/without(_:)``.
extension Activity {
    /// A run of half an hour by daylight.
    ///
    /// | limit | source |
    /// | --- | --- |
    /// | rain of 0.5 mm an hour | "slight" in the UK Met Office's scale of rain |
    /// | chance of rain of 40 % | chosen here, as for an umbrella: ``/OpenWeatherCore/UmbrellaAdvice/init(hours:at:)`` |
    /// | feels like 80 °F (26.7 °C) | US National Weather Service, heat index: from there, effort may exhaust |
    /// | feels like −27 °C | Environment Canada, wind chill: below, skin freezes within 10 to 30 minutes |
    /// | wind of 13.8 m/s | Beaufort scale of the WMO: from force 7 on, walking against the wind is hard |
    /// | US air quality of 100 | US EPA, "Air Quality and Outdoor Activity Guidance": above, long or heavy effort is reduced |
    /// | daylight | chosen here: paths are seen, and runners are |
    public static let run = Activity(
        id: "run",
        duration: .seconds(30 * 60),
        requirements: outdoors(upTo: Temperature(80, in: .fahrenheit), usAirQuality: 100)
    )

    /// A ride on a bicycle of an hour by daylight.
    ///
    /// The limits are those of ``run``, but for three that were chosen here: rain of 0.1 mm an hour, as wet roads are
    /// slippery; a wind of 10.7 m/s, the end of Beaufort force 5, as side winds move a bicycle; and an air temperature of
    /// 3 °C at least, as roads freeze before the air does.
    public static let ride =
        run
        .changed(id: "ride", duration: .seconds(3_600))
        .requiring(.precipitation(atMost: Precipitation(millimeters: 0.1)))
        .requiring(.wind(atMost: Speed(metersPerSecond: 10.7)))
        .requiring(.temperature(Temperature(celsius: 3)...Temperature(celsius: 60)))

    /// A walk of half an hour by daylight.
    ///
    /// The limits are those of ``run``, but for two that depend on effort: it may feel like 90 °F (32.2 °C), where the
    /// National Weather Service begins to warn of heat exhaustion, and the US air quality may be 150, up to which the EPA's
    /// guidance asks only those who are sensitive to take it easy.
    public static let walk = Activity(
        id: "walk",
        duration: .seconds(30 * 60),
        requirements: outdoors(upTo: Temperature(90, in: .fahrenheit), usAirQuality: 150)
    )

    /// Laundry that dries outdoors in three hours by daylight.
    ///
    /// All limits were chosen here. The air must take 0.1 mm of water an hour from a wet surface by its dryness and wind, which
    /// is 0.3 mm from each side in three hours: a towel of 400 g/m² holds less, as spinning leaves it some 60 % of its weight,
    /// 0.24 mm. No rain, and a chance of less than the 20 % from which the service names it. A wind of 10.7 m/s, the end of
    /// Beaufort force 5, pulls at pegs. Daylight, because the sun's heat, which dries as well, is not in the formula of
    /// ``/OpenWeatherCore/Temperature/evaporation(at:in:)``.
    public static let laundry = Activity(
        id: "laundry",
        duration: .seconds(3 * 3_600),
        requirements: [
            .precipitation(atMost: .zero),
            .chanceOfPrecipitation(atMost: Percentage(percent: 19)),
            .evaporation(atLeast: Precipitation(millimeters: 0.1)),
            .wind(atMost: Speed(metersPerSecond: 10.7)),
            .daylight,
        ]
    )

    /// An hour of watching the stars.
    ///
    /// Darkness is the astronomical night, in which the sun is 18° or more below the horizon and no longer lights the sky. The
    /// other limits were chosen here: clouds of 25 %, two eighths of the sky, which aviation calls "few"; and at most half of
    /// the moon lit, above which it hides all but the brightest stars. The moon counts wherever it stands, as only One Call
    /// knows when it rises.
    public static let stargaze = Activity(
        id: "stargaze",
        duration: .seconds(3_600),
        requirements: [
            .darkness,
            .cloudiness(atMost: Percentage(percent: 25)),
            .moonlight(atMost: Percentage(percent: 50)),
            .precipitation(atMost: .zero),
        ]
    )

    /// A flight of a drone of 20 minutes by daylight.
    ///
    /// The visibility of 3 miles is that of 14 CFR 107.51 (US Federal Aviation Administration). No rain, a chance of less than
    /// 20 % and daylight were chosen here. Rules of the place, such as heights and zones, are not weather.
    ///
    /// - Parameters:
    ///   - maximumWind: The wind that the maker states as the largest; the mean wind and the gusts must keep it. Wind is
    ///     reported at 10 m, and is stronger above.
    ///   - temperature: The temperatures that the maker states, by default those of many consumer drones, 0 to 40 °C.
    /// - Returns: The activity.
    public static func drone(
        maximumWind: Speed,
        temperature: ClosedRange<Temperature> = Temperature(celsius: 0)...Temperature(celsius: 40)
    ) -> Activity {
        Activity(
            id: "drone",
            duration: .seconds(20 * 60),
            requirements: [
                .wind(atMost: maximumWind),
                .gusts(atMost: maximumWind),
                .precipitation(atMost: .zero),
                .chanceOfPrecipitation(atMost: Percentage(percent: 19)),
                .temperature(temperature),
                .visibility(atLeast: Length(3, in: .miles)),
                .daylight,
            ]
        )
    }

    /// The activity without the hours in which the ultraviolet index is 8 or more.
    ///
    /// Source: World Health Organization, "Global Solar UV Index: A Practical Guide" (2002), which asks to avoid the sun of
    /// midday from 8 on. The index is rounded as it is published, so that 7.49 is the largest. Only One Call reports one:
    /// without it, the times are unknown.
    public var avoidingStrongSun: Activity { requiring(.uvIndex(atMost: UVIndex(7.49))) }

    private static func outdoors(upTo warmest: Temperature, usAirQuality: Int) -> [Requirement] {
        [
            .precipitation(atMost: Precipitation(millimeters: 0.5)),
            .chanceOfPrecipitation(atMost: Percentage(percent: 40)),
            .feelsLike(Temperature(celsius: -27)...warmest),
            .wind(atMost: Speed(metersPerSecond: 13.8)),
            .usAirQuality(atMost: usAirQuality),
            .daylight,
        ]
    }

    private func changed(id: String, duration: Duration) -> Activity {
        Activity(id: id, duration: duration, requirements: requirements)
    }
}
