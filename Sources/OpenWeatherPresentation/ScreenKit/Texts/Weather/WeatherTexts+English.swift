import OpenWeatherCore

extension ConditionWording {
    /// English.
    package static let english = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "thunderstorm with light rain"
        case .thunderstormWithRain: "thunderstorm with rain"
        case .thunderstormWithHeavyRain: "thunderstorm with heavy rain"
        case .lightThunderstorm: "light thunderstorm"
        case .thunderstorm: "thunderstorm"
        case .heavyThunderstorm: "heavy thunderstorm"
        case .raggedThunderstorm: "scattered thunderstorms"
        case .thunderstormWithLightDrizzle: "thunderstorm with light drizzle"
        case .thunderstormWithDrizzle: "thunderstorm with drizzle"
        case .thunderstormWithHeavyDrizzle: "thunderstorm with heavy drizzle"
        case .lightDrizzle: "light drizzle"
        case .drizzle: "drizzle"
        case .heavyDrizzle: "heavy drizzle"
        case .lightDrizzleRain: "light drizzle and rain"
        case .drizzleRain: "drizzle and rain"
        case .heavyDrizzleRain: "heavy drizzle and rain"
        case .showerRainAndDrizzle: "showers and drizzle"
        case .heavyShowerRainAndDrizzle: "heavy showers and drizzle"
        case .showerDrizzle: "passing drizzle"
        case .lightRain: "light rain"
        case .moderateRain: "rain"
        case .heavyRain: "heavy rain"
        case .veryHeavyRain: "very heavy rain"
        case .extremeRain: "torrential rain"
        case .freezingRain: "freezing rain"
        case .lightShowerRain: "light showers"
        case .showerRain: "showers"
        case .heavyShowerRain: "heavy showers"
        case .raggedShowerRain: "scattered showers"
        case .lightSnow: "light snow"
        case .snow: "snow"
        case .heavySnow: "heavy snow"
        case .sleet: "sleet"
        case .lightShowerSleet: "light sleet showers"
        case .showerSleet: "sleet showers"
        case .lightRainAndSnow: "light rain and snow"
        case .rainAndSnow: "rain and snow"
        case .lightShowerSnow: "light snow showers"
        case .showerSnow: "snow showers"
        case .heavyShowerSnow: "heavy snow showers"
        case .mist: "mist"
        case .smoke: "smoke"
        case .haze: "haze"
        case .dustWhirls: "dust whirls"
        case .fog: "fog"
        case .sand: "blowing sand"
        case .dust: "dust"
        case .volcanicAsh: "volcanic ash"
        case .squalls: "squalls"
        case .tornado: "tornado"
        case .clearSky: "clear sky"
        case .fewClouds: "mostly clear"
        case .scatteredClouds: "partly cloudy"
        case .brokenClouds: "mostly cloudy"
        case .overcastClouds: "overcast"
        }
    }
}

extension OutlookTexts {
    /// English.
    package static let english = OutlookTexts(
        rain: "Rain",
        snow: "Snow",
        mixed: "Rain and snow",
        freezingRain: "Freezing rain",
        thunderstorm: "Thunderstorms",
        begins: "{0} from around {1}",
        beginsTomorrow: "{0} tomorrow from around {1}",
        beginsLater: "{0} from {1}",
        beginsBefore: "{0} by around {1}",
        beginsBeforeTomorrow: "{0} by around {1} tomorrow",
        ends: "{0} until around {1}",
        endsTomorrow: "{0} until around {1} tomorrow",
        endsLater: "{0} until {1}",
        lasts: "{0} until at least {1}",
        dryUntilAtLeast: "Dry until at least {0}",
        noRainUntil: "No rain expected until {0}",
        noPrecipitationUntil: "No rain or snow expected until {0}",
        shortBegins: "{0} from {1}",
        shortBefore: "{0} by {1}",
        shortEnds: "{0} until {1}"
    )
}

extension GoodTimesTexts {
    /// English.
    package static let english = GoodTimesTexts(
        title: "Good times",
        run: "Run",
        ride: "Ride",
        walk: "Walk",
        laundry: "Laundry",
        stargaze: "Stargazing",
        drone: "Drone flight",
        span: "{0} to {1}",
        aboutSpan: "about {0} to {1}",
        until: "until {0}",
        untilAbout: "until about {0}",
        from: "from {0}",
        fromAbout: "from about {0}",
        untilMidnight: "until midnight",
        allDay: "all day",
        tomorrow: "tomorrow {0}",
        also: "also {0}",
        perhaps: "perhaps {0}",
        noneToday: "none today",
        none: "none",
        because: "{0} — {1}",
        during: "{0} {1}",
        limits: "limited by {0}",
        unknown: "unknown: {0}",
        uncheckedAir: "air not checked",
        outdated: "not up to date",
        spoken: "{0}: {1}",
        pause: ", ",
        rain: "rain",
        snow: "snow",
        cold: "cold",
        heat: "heat",
        elements: ElementTexts(
            precipitation: "rain or snow",
            chance: "chance of precipitation",
            temperature: "temperature",
            feelsLike: "felt temperature",
            wind: "wind",
            gusts: "gusts",
            uvIndex: "UV index",
            airQuality: "air quality",
            clouds: "clouds",
            humidity: "humidity",
            drying: "slow drying",
            visibility: "visibility",
            daylight: "daylight",
            darkness: "darkness",
            moonlight: "moonlight"
        )
    )
}

extension WeatherNoticeTexts {
    /// English.
    package static let english = WeatherNoticeTexts(
        begins: "Rain or snow in {0}",
        beginsNow: "Rain or snow any moment",
        beginsAbout: "Rain or snow from about {0}",
        until: "{0}, until about {1}",
        frost: "Frost from about {0}, down to {1}",
        day: "{0} to {1}",
        dry: "{0}, dry",
        wet: "{0}, rain or snow from about {1}"
    )
}
