public import Foundation

/// A source of One Call: the weather of a place in parts.
///
/// Conform to it to supply alerts, minutes, hours and days from another provider. Methods may be called from any task at
/// the same time and end soon after the calling task is cancelled.
public protocol OneCallRepository: Sendable {
    /// Returns a stream of the parts as they arrive.
    ///
    /// Each element holds all parts so far, so that a part that is slow does not delay the others; the last element
    /// holds every requested part, and the stream then ends; a part that is in none is not offered. A source with a cache
    /// may send older values first, as ``FetchOrigin/stale(_:)`` with ``WeatherError/notCached``, which the new ones
    /// replace. Cancelling the task that reads the stream cancels the requests, and the stream ends early.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; no other part is in the elements.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the values may come from.
    /// - Returns: The stream.
    func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport>
}

extension OneCallRepository {
    /// Returns the parts at a place when all of them have arrived or failed.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; all when `nil`.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the values may come from.
    /// - Returns: The requested parts, each with a value or a failure; at least one has a value unless `parts` is empty.
    /// - Throws: ``WeatherError`` when no part has a value; ``WeatherError/cancelled`` when the calling task was
    ///   cancelled.
    public func oneCall(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>? = nil,
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> OneCallReport {
        let parts = parts ?? Set(OneCallPart.allCases)
        guard !Task.isCancelled else { throw .cancelled }
        var last = OneCallReport()
        for await report in oneCallUpdates(at: coordinate, parts: parts, options: options, policy: policy) {
            last = report
        }
        // The stream of a cancelled task ends early; a source that leaves a part out does not have it.
        guard !Task.isCancelled else { throw .cancelled }
        let missing = OneCallReport(parts.subtracting(last.parts), failure: .unsupported)
        return try last.limited(to: parts).completed(by: missing).checked(for: parts)
    }
}

/// A source of alerts by their identity.
///
/// One Call 4.0 names alerts in its parts and sends the text of each in a call of its own. ``OneCallRepository`` does
/// both; use this one for an alert that a notification or a link names.
public protocol WeatherAlertRepository: Sendable {
    /// Returns an alert.
    ///
    /// - Parameters:
    ///   - id: The identity, as the service names it in the parts of One Call 4.0.
    ///   - policy: Where the value may come from.
    /// - Returns: The alert with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/notFound`` for an alert that has ended.
    func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert>
}

/// A source of past weather, and of days further ahead than the forecast.
///
/// OpenWeather has it from 1979-01-02 on, and days for a year and a half ahead.
public protocol WeatherHistoryRepository: Sendable {
    /// Returns the weather of the hour that contains a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - coordinate: The place.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/notFound`` when there is no data for the date.
    func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast>

    /// Returns the weather of a calendar day at a place.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - coordinate: The place.
    ///   - offset: The difference between local clocks and UTC where the source's own would be wrong; `nil` for the
    ///     source's own.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/notFound`` when there is no data for the day.
    func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast>
}

/// A source of descriptions of the weather in sentences.
///
/// The sentences are generated and in English alone. Show them as an addition: they may round other numbers than those
/// on the screen.
public protocol WeatherOverviewRepository: Sendable {
    /// Returns the description of a day.
    ///
    /// - Parameters:
    ///   - day: The day at the place, today or tomorrow; today when `nil`.
    ///   - coordinate: The place.
    ///   - units: The units in the text.
    ///   - policy: Where the value may come from.
    /// - Returns: The description with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/unsupported`` from One Call 4.0.
    func overview(
        of day: LocalDay?,
        at coordinate: Coordinate,
        units: Units,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview>
}

/// A description of a day's weather in English, which the service generates.
///
/// Source: the body of `overview` of One Call 3.0.
public struct WeatherOverview: Hashable, Codable, Sendable {
    /// The day at the place (`date`).
    public var day: LocalDay
    /// The text (`weather_overview`) in English, which may have several lines.
    public var text: String
    /// The units of the numbers in the text (`units`).
    public var units: Units

    /// Creates a description.
    public init(day: LocalDay, text: String, units: Units) {
        self.day = day
        self.text = text
        self.units = units
    }
}
