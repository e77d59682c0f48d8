import Foundation
package import OpenWeatherCore
public import OpenWeatherScreenKit

extension DayDetailContent {
    /// The accuracy that forecasts as far ahead as that of the day had at the place, from a diary of forecasts.
    public struct Accuracy: Hashable, Sendable {
        /// The heading.
        public let title: TextContent
        /// The sentences, such as "Over 60 days, forecasts a day ahead were 1.3° off here, 0.4° too warm." in English.
        public let text: TextContent
    }
}

extension DayDetailContent.Accuracy {
    /// Creates the section; returns `nil` when there are too few pairs of a forecast and a measurement.
    ///
    /// - Parameters:
    ///   - accuracy: The accuracy of forecasts as far ahead as that of the day; `nil` when it is not known.
    ///   - chance: The chance of precipitation of the day, which the second sentence is about; `nil` for none.
    ///   - environment: The language and the units.
    package init?(_ accuracy: ForecastAccuracy?, chance: Percentage?, in environment: ScreenEnvironment) {
        guard let accuracy else { return nil }
        let format = AccuracyFormat(environment)
        let sentences = [format.temperature(accuracy), format.chance(accuracy, said: chance)].compactMap(\.self)
        guard !sentences.isEmpty else { return nil }
        title = .header(id: DayDetailContent.ID.accuracy, text: format.texts.title)
        text = TextContent(
            id: DayDetailContent.ID.accuracyText,
            text: environment.textLanguage.sentences(sentences.map(\.text)),
            accessibility: AccessibilityText(label: environment.textLanguage.sentences(sentences.map(\.spoken)))
        )
    }
}

/// A formatter of the accuracy of forecasts in one language.
private struct AccuracyFormat {
    let texts: AccuracyTexts
    private let formats: Formats

    init(_ environment: ScreenEnvironment) {
        texts = .texts(in: environment)
        formats = environment.formats
    }

    /// Returns the sentence about the temperature; `nil` with too few pairs.
    ///
    /// The bias is named only when the interval around it leaves out 0, and when it does not read as 0.
    func temperature(_ accuracy: ForecastAccuracy) -> SpokenText? {
        guard let error = accuracy.temperature, error.count >= ForecastAccuracy.smallestCount else { return nil }
        let days = (accuracy.interval.duration / 86_400).rounded(.down) + 1
        let subject = texts.subject(
            texts.period(formats.number(days)),
            accuracy.daysAhead == 0 ? texts.sameDay : texts.ahead(formats.number(Double(accuracy.daysAhead)))
        )
        let off = formats.temperature.meanDifference(error.meanAbsoluteError.value)
        let bias = formats.temperature.meanDifference(error.bias.value)
        let isBiased = error.bias.interval.map { !$0.contains(0) } ?? false
        guard isBiased, bias != formats.temperature.meanDifference(0) else {
            return SpokenText(
                texts.temperature(subject, texts.off(off.text)),
                spoken: texts.temperature(subject, texts.off(off.spoken))
            )
        }
        let phrase = error.bias.value > 0 ? texts.offAndWarm : texts.offAndCold
        return SpokenText(
            texts.temperature(subject, phrase(off.text, bias.text)),
            spoken: texts.temperature(subject, phrase(off.spoken, bias.spoken))
        )
    }

    /// Returns the sentence about chances like the one that is said; `nil` when too few were said.
    func chance(_ accuracy: ForecastAccuracy, said chance: Percentage?) -> SpokenText? {
        guard let chance, let bins = accuracy.chanceOfPrecipitation?.bins else { return nil }
        let said = (chance.percent / 10).rounded() * 10
        guard let bin = bins.first(where: { $0.chance.percent.rounded() == said }),
            bin.count >= ForecastAccuracy.smallestCount
        else { return nil }
        let share = texts.share(formats.percent(bin.came).text, texts.times(formats.number(Double(bin.count))))
        return SpokenText(texts.chance(formats.percent(bin.chance).text, share))
    }
}
