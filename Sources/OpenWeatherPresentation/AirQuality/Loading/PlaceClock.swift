import Foundation
import OpenWeatherCore

/// How the clocks of a place stood at a moment, as the weather told.
struct PlaceClock: Hashable, Sendable {
    /// The difference from UTC.
    let offset: UTCOffset

    /// The moment it was told for.
    let date: Date

    /// The difference from UTC at `moment`; `nil` when that is more than six hours from the moment known.
    ///
    /// An offset does not know when clocks change, so an old one is not trusted; the time is then shown in UTC.
    func offset(at moment: Date) -> UTCOffset? {
        abs(moment.timeIntervalSince(date)) <= 6 * 3600 ? offset : nil
    }
}
