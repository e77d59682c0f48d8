import OpenWeatherCore

extension ConditionWording {
    /// German.
    package static let german = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "Gewitter mit leichtem Regen"
        case .thunderstormWithRain: "Gewitter mit Regen"
        case .thunderstormWithHeavyRain: "Gewitter mit starkem Regen"
        case .lightThunderstorm: "leichtes Gewitter"
        case .thunderstorm: "Gewitter"
        case .heavyThunderstorm: "starkes Gewitter"
        case .raggedThunderstorm: "vereinzelte Gewitter"
        case .thunderstormWithLightDrizzle: "Gewitter mit leichtem Nieselregen"
        case .thunderstormWithDrizzle: "Gewitter mit Nieselregen"
        case .thunderstormWithHeavyDrizzle: "Gewitter mit starkem Nieselregen"
        case .lightDrizzle: "leichter Nieselregen"
        case .drizzle: "Nieselregen"
        case .heavyDrizzle: "starker Nieselregen"
        case .lightDrizzleRain: "leichter Niesel und Regen"
        case .drizzleRain: "Niesel und Regen"
        case .heavyDrizzleRain: "starker Niesel und Regen"
        case .showerRainAndDrizzle: "Schauer und Nieselregen"
        case .heavyShowerRainAndDrizzle: "kräftige Schauer und Nieselregen"
        case .showerDrizzle: "zeitweise Nieselregen"
        case .lightRain: "leichter Regen"
        case .moderateRain: "Regen"
        case .heavyRain: "starker Regen"
        case .veryHeavyRain: "sehr starker Regen"
        case .extremeRain: "extremer Starkregen"
        case .freezingRain: "gefrierender Regen"
        case .lightShowerRain: "leichte Schauer"
        case .showerRain: "Schauer"
        case .heavyShowerRain: "kräftige Schauer"
        case .raggedShowerRain: "vereinzelte Schauer"
        case .lightSnow: "leichter Schneefall"
        case .snow: "Schneefall"
        case .heavySnow: "starker Schneefall"
        case .sleet: "Schneeregen"
        case .lightShowerSleet: "leichte Schneeregenschauer"
        case .showerSleet: "Schneeregenschauer"
        case .lightRainAndSnow: "leichter Regen mit Schnee"
        case .rainAndSnow: "Regen mit Schnee"
        case .lightShowerSnow: "leichte Schneeschauer"
        case .showerSnow: "Schneeschauer"
        case .heavyShowerSnow: "kräftige Schneeschauer"
        case .mist: "Dunst"
        case .smoke: "Rauch"
        case .haze: "trockener Dunst"
        case .dustWhirls: "Staubwirbel"
        case .fog: "Nebel"
        case .sand: "Flugsand"
        case .dust: "Staub"
        case .volcanicAsh: "Vulkanasche"
        case .squalls: "starke Böen"
        case .tornado: "Tornado"
        case .clearSky: "klarer Himmel"
        case .fewClouds: "leicht bewölkt"
        case .scatteredClouds: "wolkig"
        case .brokenClouds: "überwiegend bewölkt"
        case .overcastClouds: "bedeckt"
        }
    }
}

extension OutlookTexts {
    /// German.
    package static let german = OutlookTexts(
        rain: "Regen",
        snow: "Schnee",
        mixed: "Regen und Schnee",
        freezingRain: "Gefrierender Regen",
        thunderstorm: "Gewitter",
        begins: "{0} ab etwa {1}",
        beginsTomorrow: "{0} morgen ab etwa {1}",
        beginsLater: "{0} ab {1}",
        beginsBefore: "{0} noch vor etwa {1}",
        beginsBeforeTomorrow: "{0} noch vor etwa {1} morgen",
        ends: "{0} bis gegen {1}",
        endsTomorrow: "{0} bis morgen gegen {1}",
        endsLater: "{0} bis {1}",
        lasts: "{0} bis mindestens {1}",
        dryUntilAtLeast: "Trocken bis mindestens {0}",
        noRainUntil: "Kein Regen bis {0} erwartet",
        noPrecipitationUntil: "Weder Regen noch Schnee bis {0} erwartet",
        shortBegins: "{0} ab {1}",
        shortBefore: "{0} vor {1}",
        shortEnds: "{0} bis {1}"
    )
}

extension GoodTimesTexts {
    /// German.
    package static let german = GoodTimesTexts(
        title: "Gute Zeiten",
        run: "Laufen",
        ride: "Radfahren",
        walk: "Spazieren",
        laundry: "Wäsche",
        stargaze: "Sterne",
        drone: "Drohnenflug",
        span: "{0} bis {1}",
        aboutSpan: "etwa {0} bis {1}",
        until: "bis {0}",
        untilAbout: "bis gegen {0}",
        from: "ab {0}",
        fromAbout: "ab etwa {0}",
        untilMidnight: "bis Mitternacht",
        allDay: "ganztägig",
        tomorrow: "morgen {0}",
        also: "auch {0}",
        perhaps: "vielleicht {0}",
        noneToday: "heute keine",
        none: "keine",
        because: "{0} – {1}",
        during: "{0} {1}",
        limits: "begrenzt durch {0}",
        unknown: "unbekannt: {0}",
        uncheckedAir: "Luft nicht geprüft",
        outdated: "nicht aktuell",
        spoken: "{0}: {1}",
        pause: ", ",
        rain: "Regen",
        snow: "Schnee",
        cold: "Kälte",
        heat: "Hitze",
        elements: ElementTexts(
            precipitation: "Niederschlag",
            chance: "Niederschlagswahrscheinlichkeit",
            temperature: "Temperatur",
            feelsLike: "gefühlte Temperatur",
            wind: "Wind",
            gusts: "Böen",
            uvIndex: "UV-Index",
            airQuality: "Luftqualität",
            clouds: "Wolken",
            humidity: "Luftfeuchte",
            drying: "langsames Trocknen",
            visibility: "Sicht",
            daylight: "Tageslicht",
            darkness: "Dunkelheit",
            moonlight: "Mondlicht"
        )
    )
}

extension WeatherNoticeTexts {
    /// German.
    package static let german = WeatherNoticeTexts(
        begins: "Regen oder Schnee in {0}",
        beginsNow: "Regen oder Schnee jeden Moment",
        beginsAbout: "Regen oder Schnee ab etwa {0}",
        until: "{0}, bis gegen {1}",
        frost: "Frost ab etwa {0}, bis zu {1}",
        day: "{0} bis {1}",
        dry: "{0}, trocken",
        wet: "{0}, Regen oder Schnee ab etwa {1}"
    )
}
