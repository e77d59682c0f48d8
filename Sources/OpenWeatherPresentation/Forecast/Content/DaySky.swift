import Foundation
import OpenWeatherCore
public import OpenWeatherScreenKit

/// The UV index and the phase of the moon, formatted for the cards and the screens of days.
struct DaySky {
    /// The parts of One Call; `nil` without a source of them.
    let oneCall: PlaceOneCall?
    /// The language and the time.
    let environment: ScreenEnvironment

    /// Returns the cells of a day, without those that are not known; the identifiers begin with `id`.
    func metrics(on day: LocalDay, id: String) -> [MetricContent] {
        guard let oneCall else { return [] }
        let texts = DaySkyTexts.texts(in: environment)
        return [
            oneCall.uvIndex(on: day, at: environment.now())
                .map { index in
                    let number = environment.formats.number(index.value.rounded())
                    let band = texts[index.band]
                    let value = SpokenText(texts.uv(number.text, band), spoken: texts.uv(number.spoken, band))
                    return MetricContent(
                        id: Self.uvIndexID(id),
                        label: texts.uvIndex,
                        value: value,
                        symbolName: "sun.max"
                    )
                },
            oneCall.moonPhase(on: day)
                .map { phase in
                    MetricContent(
                        id: "\(id).moon",
                        label: texts.moon,
                        value: SpokenText(texts[phase.name]),
                        symbolName: phase.name.symbolName
                    )
                },
        ]
        .compactMap(\.self)
    }

    /// The identifier of the UV index among the cells of a day, whose identifiers begin with `id`.
    fileprivate static func uvIndexID(_ id: String) -> String { "\(id).uv" }
}

extension ForecastContent.DayCard {
    /// The UV index among ``metrics``; `nil` when it is not known.
    public var uvIndex: MetricContent? { metrics.first { $0.id == DaySky.uvIndexID(id) } }
}

extension MoonPhase.Name {
    /// The name of the SF Symbol of the phase.
    fileprivate var symbolName: String {
        switch self {
        case .newMoon: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .fullMoon: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
