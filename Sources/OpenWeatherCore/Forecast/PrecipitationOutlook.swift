public import Foundation

/// The next change that a forecast expects: rain or snow that begins or ends, or none as far as it reaches.
///
/// ``Forecast/precipitationOutlook(from:present:)`` creates one. It holds values and no words, and never more precision
/// than the steps it was made from: a time is the end or the beginning of a step, and ``resolution`` says how long that
/// step is.
public struct PrecipitationOutlook: Hashable, Sendable {
    /// The change that is expected.
    public let change: Change

    /// The length of the step whose beginning or end the time is: the time may be that much off.
    public let resolution: Duration

    /// A change from dry to wet or back, or the lack of one.
    ///
    /// ``Forecast/precipitationOutlook(from:present:)`` says when a step is wet.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Change: Hashable, Sendable {
        /// It is dry, and precipitation begins at some time within the range, which is one step or what is left of it.
        case begins(Kind, within: ClosedRange<Date>)
        /// Precipitation falls until about the date, and the step after it is dry.
        case ends(Kind, around: Date)
        /// Precipitation falls in every step until the date, at which the forecast ends.
        case lasts(Kind, until: Date)
        /// It is dry in every step until the date, at which the forecast ends.
        case dry(until: Date)
    }

    /// A kind of precipitation, coarser than a condition.
    ///
    /// At one moment, a thunderstorm or freezing rain is named before anything else. Over several steps, freezing rain
    /// is named wherever it falls, rain and thunderstorms together are ``rain``, and other combinations are ``mixed``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Rain or drizzle.
        case rain
        /// Snow.
        case snow
        /// Sleet, or rain and snow.
        case mixed
        /// Rain that freezes on the ground.
        case freezingRain
        /// Thunderstorms, with or without rain.
        case thunderstorm
    }

    /// Creates an outlook.
    public init(change: Change, resolution: Duration) {
        self.change = change
        self.resolution = resolution
    }
}

extension PrecipitationOutlook.Kind {
    /// Creates the kind of one moment from its conditions, the most dangerous one; returns `nil` when none of them is
    /// precipitation.
    package init?(_ conditions: [WeatherCondition]) {
        let kinds = Set(conditions.compactMap(Self.init))
        let dangerous = [.thunderstorm, .freezingRain].first { kinds.contains($0) }
        guard let kind = dangerous ?? (kinds.count > 1 ? .mixed : kinds.first) else { return nil }
        self = kind
    }

    private init?(_ condition: WeatherCondition) {
        switch (condition.code, condition.group) {
        case (.freezingRain, _): self = .freezingRain
        case (.sleet, _), (.lightShowerSleet, _), (.showerSleet, _), (.lightRainAndSnow, _), (.rainAndSnow, _):
            self = .mixed
        case (_, .thunderstorm): self = .thunderstorm
        case (_, .rain), (_, .drizzle): self = .rain
        case (_, .snow): self = .snow
        default: return nil
        }
    }

    /// Returns the kind of a span in which both fall.
    ///
    /// Rain goes on around a thunderstorm, so that the two together are rain. Freezing rain is named wherever it falls, and
    /// anything else together is mixed.
    func joined(with other: Self) -> Self {
        if self == other { return self }
        let both: Set = [self, other]
        if both.contains(.freezingRain) { return .freezingRain }
        return both == [.rain, .thunderstorm] ? .rain : .mixed
    }
}
