import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Puts the outlook of the next minutes into a sentence.
struct HomeRain {
    /// The outlook.
    let outlook: OneCallOutlook
    /// The weather now; `nil` when it was measured too long ago.
    let present: CurrentWeather?
    /// The language and the time.
    let environment: ScreenEnvironment

    /// Returns the sentence without a period, for example "Rain in 12 minutes".
    func sentence(_ texts: HomeTexts) -> String {
        let minutes = outlook.minutes(from: environment.now())
        let duration = environment.formats.duration
        return switch outlook.event {
        case .starts where minutes == 0: texts.oneCall.startsNow(kind(texts))
        case .starts: texts.oneCall.starts(duration.ahead(minutes: minutes), kind(texts))
        case .stops where minutes == 0: texts.oneCall.stopsNow(kind(texts))
        case .stops: texts.oneCall.stops(duration.ahead(minutes: minutes), kind(texts))
        case .staysDry: texts.oneCall.staysDry(duration.atLeast(minutes: minutes))
        case .staysWet: texts.oneCall.staysWet(duration.atLeast(minutes: minutes), kind(texts))
        }
    }

    /// Returns the name of what falls, which minutes do not tell.
    private func kind(_ texts: HomeTexts) -> String {
        guard let present else { return texts.oneCall.precipitation }
        switch PrecipitationOutlook.Kind(present.conditions) {
        case .rain, .thunderstorm: return name(of: .rain)
        case .snow: return name(of: .snow)
        case .freezingRain: return name(of: .freezingRain)
        case .mixed: return texts.oneCall.precipitation
        case nil: return present.temperature > .snowLimit ? name(of: .rain) : texts.oneCall.precipitation
        }
    }

    private func name(of kind: PrecipitationOutlook.Kind) -> String {
        environment.formats.outlook(at: nil, now: environment.now()).name(of: kind)
    }
}

extension OneCallOutlook {
    /// Returns whether a sentence about the forecast may stand beside the minutes without contradicting them.
    ///
    /// A change within the minutes is told by them alone.
    func agrees(with change: PrecipitationOutlook.Change, at now: Date) -> Bool {
        switch (event, change) {
        case (.staysDry(let end), .begins(_, let range)):
            range.upperBound > end && (range.lowerBound <= now || range.lowerBound >= end)
        case (.staysDry, .dry), (.staysWet, .lasts): true
        case (.staysWet(let end), .ends(_, let date)): date > end
        default: false
        }
    }
}
