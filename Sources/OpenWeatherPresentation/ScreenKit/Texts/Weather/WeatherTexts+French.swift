import OpenWeatherCore

extension ConditionWording {
    /// French.
    package static let french = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "orage avec pluie légère"
        case .thunderstormWithRain: "orage avec pluie"
        case .thunderstormWithHeavyRain: "orage avec forte pluie"
        case .lightThunderstorm: "orage faible"
        case .thunderstorm: "orage"
        case .heavyThunderstorm: "fort orage"
        case .raggedThunderstorm: "orages épars"
        case .thunderstormWithLightDrizzle: "orage avec bruine légère"
        case .thunderstormWithDrizzle: "orage avec bruine"
        case .thunderstormWithHeavyDrizzle: "orage avec forte bruine"
        case .lightDrizzle: "bruine légère"
        case .drizzle: "bruine"
        case .heavyDrizzle: "forte bruine"
        case .lightDrizzleRain: "bruine et pluie légères"
        case .drizzleRain: "bruine et pluie"
        case .heavyDrizzleRain: "bruine et pluie fortes"
        case .showerRainAndDrizzle: "averses et bruine"
        case .heavyShowerRainAndDrizzle: "fortes averses et bruine"
        case .showerDrizzle: "bruine passagère"
        case .lightRain: "pluie légère"
        case .moderateRain: "pluie"
        case .heavyRain: "forte pluie"
        case .veryHeavyRain: "très forte pluie"
        case .extremeRain: "pluie torrentielle"
        case .freezingRain: "pluie verglaçante"
        case .lightShowerRain: "averses légères"
        case .showerRain: "averses"
        case .heavyShowerRain: "fortes averses"
        case .raggedShowerRain: "averses éparses"
        case .lightSnow: "neige légère"
        case .snow: "neige"
        case .heavySnow: "forte neige"
        case .sleet: "neige fondue"
        case .lightShowerSleet: "averses légères de neige fondue"
        case .showerSleet: "averses de neige fondue"
        case .lightRainAndSnow: "pluie et neige légères"
        case .rainAndSnow: "pluie et neige"
        case .lightShowerSnow: "averses de neige légères"
        case .showerSnow: "averses de neige"
        case .heavyShowerSnow: "fortes averses de neige"
        case .mist: "brume"
        case .smoke: "fumée"
        case .haze: "brume sèche"
        case .dustWhirls: "tourbillons de poussière"
        case .fog: "brouillard"
        case .sand: "sable soulevé"
        case .dust: "poussière"
        case .volcanicAsh: "cendres volcaniques"
        case .squalls: "bourrasques"
        case .tornado: "tornade"
        case .clearSky: "ciel dégagé"
        case .fewClouds: "peu nuageux"
        case .scatteredClouds: "partiellement nuageux"
        case .brokenClouds: "très nuageux"
        case .overcastClouds: "ciel couvert"
        }
    }
}

extension OutlookTexts {
    /// French.
    package static let french = OutlookTexts(
        rain: "Pluie",
        snow: "Neige",
        mixed: "Pluie et neige",
        freezingRain: "Pluie verglaçante",
        thunderstorm: "Orages",
        begins: "{0} à partir de {1} environ",
        beginsTomorrow: "{0} demain à partir de {1} environ",
        beginsLater: "{0} à partir de {1}",
        beginsBefore: "{0} d’ici {1} environ",
        beginsBeforeTomorrow: "{0} d’ici demain {1} environ",
        ends: "{0} jusqu’à {1} environ",
        endsTomorrow: "{0} jusqu’à demain {1} environ",
        endsLater: "{0} jusqu’à {1}",
        lasts: "{0} au moins jusqu’à {1}",
        dryUntilAtLeast: "Sec au moins jusqu’à {0}",
        noRainUntil: "Pas de pluie prévue jusqu’à {0}",
        noPrecipitationUntil: "Ni pluie ni neige prévues jusqu’à {0}",
        shortBegins: "{0} dès {1}",
        shortBefore: "{0} avant {1}",
        shortEnds: "{0} jusqu’à {1}"
    )
}

extension GoodTimesTexts {
    /// French.
    package static let french = GoodTimesTexts(
        title: "Bons moments",
        run: "Course à pied",
        ride: "Vélo",
        walk: "Promenade",
        laundry: "Linge",
        stargaze: "Étoiles",
        drone: "Vol de drone",
        span: "de {0} à {1}",
        aboutSpan: "de {0} à {1} environ",
        until: "jusqu’à {0}",
        untilAbout: "jusqu’à {0} environ",
        from: "dès {0}",
        fromAbout: "à partir de {0} environ",
        untilMidnight: "jusqu’à minuit",
        allDay: "toute la journée",
        tomorrow: "demain {0}",
        also: "aussi {0}",
        perhaps: "peut-être {0}",
        noneToday: "aucun aujourd’hui",
        none: "aucun",
        because: "{0} – {1}",
        during: "{0} {1}",
        limits: "facteur limitant\u{A0}: {0}",
        unknown: "inconnu\u{A0}: {0}",
        uncheckedAir: "air non vérifié",
        outdated: "pas à jour",
        spoken: "{0}\u{A0}: {1}",
        pause: ", ",
        rain: "pluie",
        snow: "neige",
        cold: "froid",
        heat: "chaleur",
        elements: ElementTexts(
            precipitation: "pluie ou neige",
            chance: "risque de précipitations",
            temperature: "température",
            feelsLike: "température ressentie",
            wind: "vent",
            gusts: "rafales",
            uvIndex: "indice UV",
            airQuality: "qualité de l’air",
            clouds: "nuages",
            humidity: "humidité",
            drying: "séchage lent",
            visibility: "visibilité",
            daylight: "lumière du jour",
            darkness: "obscurité",
            moonlight: "clair de lune"
        )
    )
}

extension WeatherNoticeTexts {
    /// French.
    package static let french = WeatherNoticeTexts(
        begins: "Pluie ou neige dans {0}",
        beginsNow: "Pluie ou neige d’un instant à l’autre",
        beginsAbout: "Pluie ou neige à partir de {0} environ",
        until: "{0}, fin\u{A0}: {1} environ",
        frost: "Gel à partir de {0} environ, jusqu’à {1}",
        day: "De {0} à {1}",
        dry: "{0}, sans pluie ni neige",
        wet: "{0}, pluie ou neige à partir de {1} environ"
    )
}
