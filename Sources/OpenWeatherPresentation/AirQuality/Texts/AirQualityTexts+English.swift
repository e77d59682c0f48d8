import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in English.
    package static let english = AirQualityTexts(
        title: "Air quality",
        refreshHint: "Fetches the latest values",
        noLocationMessage: "Select a city to see the quality of its air.",
        index: "Air quality index",
        scaleHint: "Shows the air quality on this scale",
        selected: "selected",
        currentBand: "current level",
        morePollutants: "Show more pollutants",
        fewerPollutants: "Show fewer pollutants",
        expanded: "expanded",
        collapsed: "collapsed",
        hours: "Next 24 hours",
        hoursEmpty: "There is no hourly forecast for this place at the moment.",
        hoursFailed: "The hourly forecast could not be loaded: {0}.",
        measured: "Last updated: {0}",
        updated: "Fetched {0}",
        dominant: "Main pollutant: {0}",
        concentration: "{0}\u{A0}μg/m³",
        outOf: "{0} out of {1}",
        listed: "{0}, {1}",
        range: "From {0} to {1}",
        spokenConcentration: PluralPhrase(
            one: "{0} microgram per cubic metre",
            other: "{0} micrograms per cubic metre"
        ),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "US AQI (EPA)",
            european: "European index"
        ),
        bands: AirQualityBandTexts(
            good: "Good",
            fair: "Fair",
            moderate: "Moderate",
            poor: "Poor",
            veryPoor: "Very Poor",
            extremelyPoor: "Extremely Poor",
            usGood: "Good",
            usModerate: "Moderate",
            unhealthyForSensitiveGroups: "Unhealthy for Sensitive Groups",
            unhealthy: "Unhealthy",
            veryUnhealthy: "Very Unhealthy",
            hazardous: "Hazardous"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "Enjoy being outdoors as usual.",
            watchSymptomsIfSensitive: "Fine for most people. If you are unusually sensitive, watch for symptoms "
                + "such as coughing.",
            reduceIfSensitive: "Children, older people and people with lung or heart disease should reduce long or "
                + "heavy exertion outdoors.",
            reduceExertion: "Reduce long or heavy exertion outdoors. Sensitive people should avoid it.",
            avoidExertion: "Avoid exertion outdoors. Sensitive people should stay indoors.",
            stayIndoors: "Stay indoors and keep windows closed."
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "OpenWeather’s own index, from 1 (good) to 5 (very poor).",
            computedIndex: "OpenWeather sent no index. This one is computed from the concentrations.",
            european: "An estimate from OpenWeather’s hourly concentrations. The official index uses measuring "
                + "stations.",
            usEPA: "An estimate. The official index uses means over 1, 8 and 24 hours; this one knows a single "
                + "hour and can differ clearly.",
            usEPAMeans:
                "From the means over 1, 8 and 24 hours that define the index, of OpenWeather’s concentrations in the "
                + "last 24 hours. The official index uses measuring stations."
        ),
        pollutants: PollutantTexts(
            pm2_5: "Fine particles",
            pm10: "Coarse particles",
            ozone: "Ozone",
            nitrogenDioxide: "Nitrogen dioxide",
            carbonMonoxide: "Carbon monoxide",
            sulfurDioxide: "Sulphur dioxide",
            ammonia: "Ammonia",
            nitrogenMonoxide: "Nitrogen monoxide"
        )
    )

    /// American English.
    package static let american: AirQualityTexts = {
        var texts = english
        texts.spokenConcentration = PluralPhrase(
            one: "{0} microgram per cubic meter",
            other: "{0} micrograms per cubic meter"
        )
        texts.pollutants.sulfurDioxide = "Sulfur dioxide"
        return texts
    }()
}
