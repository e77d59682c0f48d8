package import OpenWeatherCore
package import OpenWeatherScreenKit

/// The texts of the air-quality screen.
package struct AirQualityTexts: TranslatedTexts, Hashable {
    /// The title of the screen.
    package let title: String
    /// The hint of the refresh button.
    package let refreshHint: String
    /// The message of the card when no place is selected.
    package let noLocationMessage: String
    /// The label of the index.
    package let index: String
    /// The hint of a scale that is not selected.
    package let scaleHint: String
    /// The spoken state of the scale that is selected.
    package let selected: String
    /// The spoken state of the band that the air is in.
    package let currentBand: String
    /// The title of the section of less common pollutants while it is collapsed.
    package let morePollutants: String
    /// The title of the section of less common pollutants while it is expanded.
    package let fewerPollutants: String
    /// The spoken state of an expanded section.
    package let expanded: String
    /// The spoken state of a collapsed section.
    package let collapsed: String
    /// The title of the chart.
    package let hours: String
    /// The text in place of the chart when the service has no hours.
    package let hoursEmpty: String
    /// The notice that the hours could not be loaded, with the reason.
    package let hoursFailed: Phrase
    /// The time at which the service last updated its values.
    package let measured: Phrase
    /// The time since the values were fetched.
    package let updated: Phrase
    /// The pollutant that determines the index.
    package let dominant: Phrase
    /// A concentration.
    package let concentration: Phrase
    /// A value and the end of its scale.
    package let outOf: PairPhrase
    /// Two spoken parts in sequence.
    package let listed: PairPhrase
    /// The best band of some hours and the worst.
    package let range: PairPhrase
    /// A concentration, spoken.
    package var spokenConcentration: PluralPhrase
    /// The names of the scales.
    package let scales: AirQualityScaleTexts
    /// The names of the bands.
    package let bands: AirQualityBandTexts
    /// The health advice.
    package let advice: HealthAdviceTexts
    /// The notes on the source of an index.
    package let notes: AirQualityNoteTexts
    /// The names of the pollutants.
    package var pollutants: PollutantTexts
}

/// The names of the scales.
package struct AirQualityScaleTexts: Hashable, Sendable {
    /// The service's own scale.
    package let openWeather: String
    /// The scale of the US EPA.
    package let usEPA: String
    /// The European scale.
    package let european: String

    /// Returns the name of `scale`.
    package subscript(scale: AirQualityScale) -> String {
        switch scale {
        case .openWeather: openWeather
        case .usEPA: usEPA
        case .european: european
        }
    }
}

/// The names of the bands; the service and Europe share theirs.
package struct AirQualityBandTexts: Hashable, Sendable {
    /// Band 1 of the service and of Europe.
    package let good: String
    /// Band 2 of the service and of Europe.
    package let fair: String
    /// Band 3 of the service and of Europe.
    package let moderate: String
    /// Band 4 of the service and of Europe.
    package let poor: String
    /// Band 5 of the service and of Europe.
    package let veryPoor: String
    /// Band 6 of Europe.
    package let extremelyPoor: String
    /// Category 1 of the United States.
    package let usGood: String
    /// Category 2 of the United States.
    package let usModerate: String
    /// Category 3 of the United States.
    package let unhealthyForSensitiveGroups: String
    /// Category 4 of the United States.
    package let unhealthy: String
    /// Category 5 of the United States.
    package let veryUnhealthy: String
    /// Category 6 of the United States.
    package let hazardous: String

    /// Returns the name of `band`.
    package subscript(band: AirQualityBand) -> String {
        switch band {
        case .openWeather(.good), .european(.good): good
        case .openWeather(.fair), .european(.fair): fair
        case .openWeather(.moderate), .european(.moderate): moderate
        case .openWeather(.poor), .european(.poor): poor
        case .openWeather(.veryPoor), .european(.veryPoor): veryPoor
        case .european(.extremelyPoor): extremelyPoor
        case .usEPA(.good): usGood
        case .usEPA(.moderate): usModerate
        case .usEPA(.unhealthyForSensitiveGroups): unhealthyForSensitiveGroups
        case .usEPA(.unhealthy): unhealthy
        case .usEPA(.veryUnhealthy): veryUnhealthy
        case .usEPA(.hazardous): hazardous
        }
    }
}

/// The health advice for bands of air quality.
package struct HealthAdviceTexts: Hashable, Sendable {
    /// The advice to be outdoors as usual.
    package let enjoyOutdoors: String
    /// The advice that unusually sensitive users watch for symptoms.
    package let watchSymptomsIfSensitive: String
    /// The advice that sensitive groups reduce exertion outdoors.
    package let reduceIfSensitive: String
    /// The advice that everyone reduces exertion outdoors.
    package let reduceExertion: String
    /// The advice that everyone avoids exertion outdoors.
    package let avoidExertion: String
    /// The advice that everyone stays indoors.
    package let stayIndoors: String

    /// Returns the text of `advice`.
    package subscript(advice: HealthAdvice) -> String {
        switch advice {
        case .enjoyOutdoors: enjoyOutdoors
        case .watchSymptomsIfSensitive: watchSymptomsIfSensitive
        case .reduceIfSensitive: reduceIfSensitive
        case .reduceExertion: reduceExertion
        case .avoidExertion: avoidExertion
        case .stayIndoors: stayIndoors
        }
    }
}

/// The notes on the source of an index and its limits.
package struct AirQualityNoteTexts: Hashable, Sendable {
    /// The note on the service's own index.
    package let serviceIndex: String
    /// The note on the service's index computed on the device because the service sent none.
    package let computedIndex: String
    /// The note on the European index computed from the concentrations of one hour.
    package let european: String
    /// The note on the US index computed from the concentrations of one hour in place of longer means.
    package let usEPA: String
    /// The note on the US index computed from means of the last 24 hours.
    package let usEPAMeans: String

    /// Returns the note on an index on `scale` that is based on `basis`.
    package subscript(basis: AirQualityBasis, scale: AirQualityScale) -> String {
        switch (basis, scale) {
        case (.serviceIndex, _): serviceIndex
        case (_, .openWeather): computedIndex
        case (_, .european): european
        case (.longerMeans, .usEPA): usEPAMeans
        case (_, .usEPA): usEPA
        }
    }
}

/// The names of the pollutants.
package struct PollutantTexts: Hashable, Sendable {
    /// Particles of up to 2.5 μm.
    package let pm2_5: String
    /// Particles of up to 10 μm.
    package let pm10: String
    /// O₃.
    package let ozone: String
    /// NO₂.
    package let nitrogenDioxide: String
    /// CO.
    package let carbonMonoxide: String
    /// SO₂.
    package var sulfurDioxide: String
    /// NH₃.
    package let ammonia: String
    /// NO.
    package let nitrogenMonoxide: String

    /// Returns the name of `pollutant`.
    package subscript(pollutant: Pollutant) -> String {
        switch pollutant {
        case .pm2_5: pm2_5
        case .pm10: pm10
        case .ozone: ozone
        case .nitrogenDioxide: nitrogenDioxide
        case .carbonMonoxide: carbonMonoxide
        case .sulfurDioxide: sulfurDioxide
        case .ammonia: ammonia
        case .nitrogenMonoxide: nitrogenMonoxide
        }
    }
}
