import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter for the parts of the screen on one scale in one language.
struct AirQualityFormatter {
    /// The scale of the index.
    let scale: AirQualityScale
    /// The language, the locale, and the time.
    let environment: ScreenEnvironment
    /// The texts of the screen.
    let texts: AirQualityTexts
    /// The formatter for numbers.
    let number: NumberFormat
    /// The formatter for concentrations.
    let concentration: ConcentrationFormat

    /// The pollutants that are always shown, in order.
    static let pollutants: [Pollutant] = [.pm2_5, .pm10, .ozone, .nitrogenDioxide]
    /// The pollutants of the section that can be expanded, in order.
    static let morePollutants: [Pollutant] = [.carbonMonoxide, .sulfurDioxide, .ammonia, .nitrogenMonoxide]

    /// Creates a formatter.
    init(scale: AirQualityScale, in environment: ScreenEnvironment) {
        self.scale = scale
        self.environment = environment
        texts = .texts(in: environment)
        number = environment.formats.number
        concentration = ConcentrationFormat(quantity: environment.formats.quantity, texts: texts)
    }

    /// The spoken text in place of a value that is not known.
    var missing: String { environment.texts.notices.missing }

    /// The spoken text in place of a value that is being loaded.
    var loading: String { environment.texts.notices.loading }

    // MARK: - The index

    /// Returns the index and its meaning, with a dash when no pollutant of the scale is known.
    func index(_ assessment: AirQualityAssessment?) -> AirQualityContent.Index {
        guard let assessment else {
            let value = TextContent(
                id: AirQualityContent.ID.index,
                text: "–",
                accessibility: AccessibilityText(label: texts.index, value: missing)
            )
            return AirQualityContent.Index(
                value: value,
                label: missing,
                color: nil,
                dominant: nil,
                advice: nil,
                note: nil
            )
        }
        let label = texts.bands[assessment.band]
        return AirQualityContent.Index(
            value: TextContent(
                id: AirQualityContent.ID.index,
                text: number(Double(assessment.value)).text,
                accessibility: AccessibilityText(
                    label: texts.index,
                    value: texts.listed(spokenValue(of: assessment), label)
                )
            ),
            label: label,
            color: AirQualityColor(assessment.band),
            dominant: assessment.dominantPollutant.map { dominant(texts.pollutants[$0]) },
            advice: TextContent(id: AirQualityContent.ID.advice, text: texts.advice[assessment.band.advice]),
            note: TextContent(id: AirQualityContent.ID.note, text: texts.notes[assessment.basis, assessment.scale])
        )
    }

    /// The index without a value.
    var blankIndex: AirQualityContent.Index {
        AirQualityContent.Index(
            value: blank(AirQualityContent.ID.index),
            label: "––",
            color: nil,
            dominant: nil,
            advice: nil,
            note: nil
        )
    }

    private func dominant(_ name: String) -> TextContent {
        TextContent(id: AirQualityContent.ID.dominant, text: texts.dominant(name))
    }

    /// Returns the number, with the end of the scale when that is a scale of levels.
    private func spokenValue(of assessment: AirQualityAssessment) -> String {
        let value = number(Double(assessment.value)).spoken
        guard scale != .usEPA else { return value }
        return texts.outOf(value, number(Double(AirQualityBand.all(of: scale).count)).spoken)
    }

    // MARK: - Pollutants

    /// Returns rows of pollutants; `quality` is `nil` before the values are there.
    func rows(of pollutants: [Pollutant], in quality: AirQuality?) -> [AirQualityContent.Pollutant] {
        pollutants.map { pollutant in
            guard let quality else { return row(of: pollutant, .loading(in: environment), nil) }
            // A number that cannot be a concentration is treated as missing.
            let known = quality.pollutants[pollutant].flatMap { $0.microgramsPerCubicMeter.isFinite ? $0 : nil }
            guard let known, known.microgramsPerCubicMeter >= 0 else {
                return row(of: pollutant, .missing(in: environment), nil)
            }
            let assessment = PollutantAssessment(of: pollutant, at: known, on: scale)
            return row(of: pollutant, concentration(known), assessment?.band)
        }
    }

    private func row(of pollutant: Pollutant, _ value: SpokenText, _ band: AirQualityBand?)
        -> AirQualityContent.Pollutant
    {
        let name = texts.pollutants[pollutant]
        let label = band.map { texts.bands[$0] }
        return AirQualityContent.Pollutant(
            id: "\(AirQualityContent.ID.pollutant).\(pollutant.rawValue)",
            pollutant: pollutant,
            symbol: pollutant.symbol,
            name: name,
            value: value.text,
            label: label,
            color: band.map(AirQualityColor.init),
            accessibility: AccessibilityText(
                label: name,
                value: label.map { texts.listed(value.spoken, $0) } ?? value.spoken
            )
        )
    }

    /// Returns the section of the less common pollutants.
    func more(in quality: AirQuality?, isExpanded: Bool) -> AirQualityContent.MorePollutants {
        AirQualityContent.MorePollutants(
            toggle: ActionContent(
                id: AirQualityContent.ID.more,
                title: isExpanded ? texts.fewerPollutants : texts.morePollutants,
                symbolName: isExpanded ? "chevron.up" : "chevron.down"
            ),
            isExpanded: isExpanded,
            spokenState: isExpanded ? texts.expanded : texts.collapsed,
            pollutants: rows(of: Self.morePollutants, in: quality)
        )
    }

    // MARK: - The scale

    /// The scales to choose from.
    var scales: [AirQualityContent.Scale] {
        AirQualityScale.allCases.map { scale in
            let isSelected = scale == self.scale
            let title = texts.scales[scale]
            return AirQualityContent.Scale(
                id: "\(AirQualityContent.ID.scale).\(scale.rawValue)",
                scale: scale,
                title: title,
                isSelected: isSelected,
                accessibility: AccessibilityText(
                    label: title,
                    value: isSelected ? texts.selected : nil,
                    hint: isSelected ? nil : texts.scaleHint
                )
            )
        }
    }

    /// Returns the bands with their advice; `current` is the one that the air is in.
    func bands(current: AirQualityBand?) -> [AirQualityContent.Band] {
        AirQualityBand.all(of: scale)
            .map { band in
                let label = texts.bands[band]
                let advice = texts.advice[band.advice]
                let isCurrent = band == current
                return AirQualityContent.Band(
                    id: "\(AirQualityContent.ID.band).\(band.level)",
                    range: range(of: band),
                    label: label,
                    advice: advice,
                    color: AirQualityColor(band),
                    isCurrent: isCurrent,
                    accessibility: AccessibilityText(
                        label: isCurrent ? texts.listed(label, texts.currentBand) : label,
                        value: advice
                    )
                )
            }
    }

    private func range(of band: AirQualityBand) -> String {
        guard case .usEPA(let category) = band else { return number(Double(band.level)).text }
        let (low, high) = (category.indexRange.lowerBound, category.indexRange.upperBound)
        return "\(number(Double(low)).text)–\(number(Double(high)).text)"
    }

    /// Returns a text without a value.
    func blank(_ id: String) -> TextContent {
        .placeholder(id: id, loading: loading)
    }
}

extension Pollutant {
    /// The formula, or the size of the particles.
    fileprivate var symbol: String {
        switch self {
        case .pm2_5: "PM₂.₅"
        case .pm10: "PM₁₀"
        case .ozone: "O₃"
        case .nitrogenDioxide: "NO₂"
        case .carbonMonoxide: "CO"
        case .sulfurDioxide: "SO₂"
        case .ammonia: "NH₃"
        case .nitrogenMonoxide: "NO"
        }
    }
}
