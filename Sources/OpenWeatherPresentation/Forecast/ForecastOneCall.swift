import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The hours and the days of the forecast screens.
extension PlaceOneCall {
    /// The parts that the forecast screens request.
    static let forecastParts: Set<OneCallPart> = [.hours, .days]

    /// The age from which a UV index is not shown any more.
    private static let longestAge = Duration.seconds(6 * 3600)

    /// Returns the highest UV index of a day at the place; `nil` when it is not known, or out of date.
    ///
    /// One Call 4.0 states none for days. It is then the highest of the hours, where they cover the middle of the day.
    func uvIndex(on day: LocalDay, at now: Date) -> UVIndex? {
        if let days = Self.rows(of: known.days, at: now), let index = days.first(where: { $0.day == day })?.uvIndex {
            return index
        }
        let hours = (Self.rows(of: known.hours, at: now) ?? []).filter { $0.localDay == day }
        let seconds = hours.map { ($0.utcOffset ?? .utc).secondOfDay(of: $0.date) }
        guard seconds.contains(where: Self.middleOfDay.contains) else { return nil }
        return hours.compactMap(\.uvIndex).max()
    }

    /// The seconds after midnight in which the sun is about highest, by the clocks of most places.
    private static let middleOfDay = 13 * 3600..<14 * 3600

    /// Returns the rows of a part that is up to date.
    private static func rows<Row>(of part: OneCallReport.Part<[Row]>?, at now: Date) -> [Row]? {
        guard let fetched = try? part?.get(), !fetched.isStale, fetched.age(at: now) < longestAge else { return nil }
        return fetched.value
    }

    /// Returns the phase of the moon on a day at the place, which no later answer changes; `nil` when it is not known.
    func moonPhase(on day: LocalDay) -> MoonPhase? {
        (try? known.days?.get())?.value.first { $0.day == day }?.moonPhase
    }
}

extension PlaceForecast {
    /// The time by which hours may be older than the forecast whose steps they replace.
    private static let longestLag: TimeInterval = 3600

    /// Returns whether an hour lies between the first entry of a day and the one after it, which may be on the next day.
    func isHourly(on day: LocalDay) -> Bool {
        let entries = Array(days.lazy.filter { $0.day >= day }.flatMap(\.entries).prefix(2)).map(\.date)
        return entries.count == 2 && entries[1].timeIntervalSince(entries[0]) <= 3600
    }

    /// Returns the forecast with the hours of One Call in place of its steps, as far as they cover whole days, and with
    /// the days of One Call that come after its last one.
    ///
    /// The forecast stays as it is without parts that are up to date and from the same provider, and where its source
    /// sums up the days itself.
    func refined(by oneCall: PlaceOneCall?) -> PlaceForecast {
        guard let oneCall, oneCall.location.id == location.id, !forecast.isSummedUpBySource else { return self }
        let hasOwnDescriptions = oneCall.language == language
        var refined = forecast
        if let hours = part(oneCall.known.hours)?.value.sorted(on: \.date) {
            refined = refined.refined(
                by: zip(hours, [nil] + hours.map(Optional.init))
                    .map { hour, before in
                        ForecastEntry(
                            hour,
                            after: before,
                            utcOffset: forecast.city.utcOffset,
                            usesDescriptions: hasOwnDescriptions
                        )
                    }
            )
        }
        if let days = part(oneCall.known.days)?.value {
            refined = refined.extended(by: days, usesDescriptions: hasOwnDescriptions)
        }
        let result = refined
        return PlaceForecast(location: location, language: language, fetched: fetched.map { _ in result })
    }

    /// Returns a part that is up to date, from the same provider, and hardly older than the forecast.
    func part<Row>(_ part: OneCallReport.Part<[Row]>?) -> Fetched<[Row]>? {
        guard
            let part = try? part?.get(), !part.isStale, part.source == fetched.source,
            part.fetchedAt.timeIntervalSince(fetched.fetchedAt) >= -Self.longestLag
        else { return nil }
        return part
    }
}

extension ForecastEntry {
    /// Creates the entry of an hour.
    ///
    /// Hours of One Call begin at their dates: the rain, the snow and their chance of the hour before end with the entry.
    ///
    /// - Parameters:
    ///   - hour: The hour.
    ///   - before: The hour before it; without one that ends at its date, the entry has no rain, snow or chance.
    ///   - utcOffset: The difference between the clocks of the forecast and UTC.
    ///   - usesDescriptions: Whether the descriptions of the conditions are in the language of the forecast.
    fileprivate init(
        _ hour: HourlyForecast,
        after before: HourlyForecast?,
        utcOffset: UTCOffset?,
        usesDescriptions: Bool
    ) {
        var elements = hour.elements
        let before = before.flatMap { $0.date + 3_600 == hour.date ? $0.elements : nil }
        (elements.rain, elements.snow) = (before?.rain, before?.snow)
        elements.chanceOfPrecipitation = before?.chanceOfPrecipitation
        if !usesDescriptions {
            for index in elements.conditions.indices { elements.conditions[index].description = "" }
        }
        self.init(date: hour.date, utcOffset: utcOffset, partOfDay: hour.partOfDay, elements: elements)
    }
}
