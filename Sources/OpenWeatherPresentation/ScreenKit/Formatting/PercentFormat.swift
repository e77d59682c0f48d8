public import Foundation
public import OpenWeatherCore

/// Writes shares in whole percent.
public struct PercentFormat: Sendable {
    private let locale: Locale

    /// Creates a format.
    package init(locale: Locale) {
        self.locale = locale
    }

    /// The share, for example `65%`, which is spoken correctly as it is written; a dash when it is not finite.
    public func callAsFunction(_ share: Percentage) -> SpokenText {
        guard share.percent.isFinite else { return SpokenText("–") }
        // Rounded before it is divided, as 0.145 is a little less than 14.5 %; adding zero turns −0 into 0.
        let fraction = share.percent.rounded() / 100 + 0
        return SpokenText(fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale)))
    }
}
