import Foundation
package import OpenWeatherCore

extension PlaceForecast {
    /// Returns the times until which days are known whose rest is not in the forecast, for example `until 9 AM`, by day.
    ///
    /// The low and the high of such a day are not those of the whole day. The current day has no time, as its low and high
    /// are those of the rest of it. A day of which the forecast has the first moment alone has that one, for example `12 AM`:
    /// until midnight would be the whole day.
    package func knownParts(in environment: ScreenEnvironment) -> [LocalDay: String] {
        let offset = forecast.city.utcOffset
        let today = (offset ?? .utc).day(of: environment.now())
        let time = environment.formats.time(at: offset)
        let texts = GoodTimesTexts.texts(in: environment)
        var parts: [LocalDay: String] = [:]
        for day in days where day.day != today {
            guard let end = day.end else { continue }
            let hour = time.hour(end)
            parts[day.day] = end > day.day.start(at: offset ?? .utc) ? texts.until(hour) : hour
        }
        return parts
    }
}
