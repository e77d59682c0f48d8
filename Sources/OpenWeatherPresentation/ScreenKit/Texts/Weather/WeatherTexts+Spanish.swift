import OpenWeatherCore

extension ConditionWording {
    /// Spanish.
    package static let spanish = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "tormenta con lluvia ligera"
        case .thunderstormWithRain: "tormenta con lluvia"
        case .thunderstormWithHeavyRain: "tormenta con lluvia intensa"
        case .lightThunderstorm: "tormenta débil"
        case .thunderstorm: "tormenta"
        case .heavyThunderstorm: "tormenta fuerte"
        case .raggedThunderstorm: "tormentas dispersas"
        case .thunderstormWithLightDrizzle: "tormenta con llovizna ligera"
        case .thunderstormWithDrizzle: "tormenta con llovizna"
        case .thunderstormWithHeavyDrizzle: "tormenta con llovizna intensa"
        case .lightDrizzle: "llovizna ligera"
        case .drizzle: "llovizna"
        case .heavyDrizzle: "llovizna intensa"
        case .lightDrizzleRain: "llovizna y lluvia ligeras"
        case .drizzleRain: "llovizna y lluvia"
        case .heavyDrizzleRain: "llovizna y lluvia intensas"
        case .showerRainAndDrizzle: "chubascos y llovizna"
        case .heavyShowerRainAndDrizzle: "chubascos fuertes y llovizna"
        case .showerDrizzle: "llovizna pasajera"
        case .lightRain: "lluvia ligera"
        case .moderateRain: "lluvia"
        case .heavyRain: "lluvia intensa"
        case .veryHeavyRain: "lluvia muy intensa"
        case .extremeRain: "lluvia torrencial"
        case .freezingRain: "lluvia helada"
        case .lightShowerRain: "chubascos ligeros"
        case .showerRain: "chubascos"
        case .heavyShowerRain: "chubascos fuertes"
        case .raggedShowerRain: "chubascos dispersos"
        case .lightSnow: "nieve ligera"
        case .snow: "nieve"
        case .heavySnow: "nieve intensa"
        case .sleet: "aguanieve"
        case .lightShowerSleet: "chubascos ligeros de aguanieve"
        case .showerSleet: "chubascos de aguanieve"
        case .lightRainAndSnow: "lluvia y nieve ligeras"
        case .rainAndSnow: "lluvia y nieve"
        case .lightShowerSnow: "chubascos ligeros de nieve"
        case .showerSnow: "chubascos de nieve"
        case .heavyShowerSnow: "chubascos fuertes de nieve"
        case .mist: "neblina"
        case .smoke: "humo"
        case .haze: "calima"
        case .dustWhirls: "remolinos de polvo"
        case .fog: "niebla"
        case .sand: "arena en suspensión"
        case .dust: "polvo en suspensión"
        case .volcanicAsh: "ceniza volcánica"
        case .squalls: "rachas fuertes"
        case .tornado: "tornado"
        case .clearSky: "cielo despejado"
        case .fewClouds: "poco nuboso"
        case .scatteredClouds: "parcialmente nuboso"
        case .brokenClouds: "muy nuboso"
        case .overcastClouds: "cielo cubierto"
        }
    }
}

extension OutlookTexts {
    /// Spanish.
    package static let spanish = OutlookTexts(
        rain: "Lluvia",
        snow: "Nieve",
        mixed: "Lluvia y nieve",
        freezingRain: "Lluvia helada",
        thunderstorm: "Tormentas",
        begins: "{0} desde aprox. {1}",
        beginsTomorrow: "{0} mañana desde aprox. {1}",
        beginsLater: "{0} a partir del {1}",
        beginsBefore: "{0} antes de aprox. {1}",
        beginsBeforeTomorrow: "{0} antes de mañana aprox. {1}",
        ends: "{0} hasta aprox. {1}",
        endsTomorrow: "{0} hasta mañana aprox. {1}",
        endsLater: "{0} hasta el {1}",
        lasts: "{0} al menos hasta el {1}",
        dryUntilAtLeast: "Seco al menos hasta el {0}",
        noRainUntil: "Sin lluvia prevista hasta el {0}",
        noPrecipitationUntil: "Sin lluvia ni nieve previstas hasta el {0}",
        shortBegins: "{0} desde {1}",
        shortBefore: "{0} antes de {1}",
        shortEnds: "{0} hasta {1}"
    )
}

extension GoodTimesTexts {
    /// Spanish.
    package static let spanish = GoodTimesTexts(
        title: "Buenos momentos",
        run: "Correr",
        ride: "Bicicleta",
        walk: "Paseo",
        laundry: "Colada",
        stargaze: "Estrellas",
        drone: "Vuelo de dron",
        span: "de {0} a {1}",
        aboutSpan: "de aprox. {0} a {1}",
        until: "hasta {0}",
        untilAbout: "hasta aprox. {0}",
        from: "desde {0}",
        fromAbout: "desde aprox. {0}",
        untilMidnight: "hasta medianoche",
        allDay: "todo el día",
        tomorrow: "mañana {0}",
        also: "también {0}",
        perhaps: "quizá {0}",
        noneToday: "ninguno hoy",
        none: "ninguno",
        because: "{0} – {1}",
        during: "{0} {1}",
        limits: "factor limitante: {0}",
        unknown: "desconocido: {0}",
        uncheckedAir: "aire no comprobado",
        outdated: "no actualizado",
        spoken: "{0}: {1}",
        pause: ", ",
        rain: "lluvia",
        snow: "nieve",
        cold: "frío",
        heat: "calor",
        elements: ElementTexts(
            precipitation: "lluvia o nieve",
            chance: "probabilidad de precipitación",
            temperature: "temperatura",
            feelsLike: "sensación térmica",
            wind: "viento",
            gusts: "rachas",
            uvIndex: "índice UV",
            airQuality: "calidad del aire",
            clouds: "nubes",
            humidity: "humedad",
            drying: "secado lento",
            visibility: "visibilidad",
            daylight: "luz del día",
            darkness: "oscuridad",
            moonlight: "luz de la luna"
        )
    )
}

extension WeatherNoticeTexts {
    /// Spanish.
    package static let spanish = WeatherNoticeTexts(
        begins: "Lluvia o nieve en {0}",
        beginsNow: "Lluvia o nieve en cualquier momento",
        beginsAbout: "Lluvia o nieve desde aprox. {0}",
        until: "{0}, hasta aprox. {1}",
        frost: "Heladas desde aprox. {0}, hasta {1}",
        day: "De {0} a {1}",
        dry: "{0}, sin lluvia ni nieve",
        wet: "{0}, lluvia o nieve desde aprox. {1}"
    )
}
