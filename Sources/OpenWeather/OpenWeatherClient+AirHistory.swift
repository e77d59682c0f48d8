public import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the air quality of past hours at a point, from 2020-11-27 on.
    ///
    /// ```swift
    /// let history = try await client.airQualityHistory(at: coordinate, in: yesterday).value
    /// for hour in history.hours { print(hour.date, hour.pollutants.pm2_5?.microgramsPerCubicMeter ?? 0) }
    /// if !history.gaps.isEmpty { print("some hours are missing") }
    /// ```
    ///
    /// It costs one call for each year that has begun, requested one after another, or none while the cache has fresh
    /// responses. Hours of more than two days ago are cached for 30 days, by default.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - period: The hours; an hour at its end is not part of it.
    ///   - policy: Where the values may come from.
    /// - Returns: The history, as old as its oldest response, with the parts of the period that the service has no hours
    ///   for.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for an empty period.
    public func airQualityHistory(
        at coordinate: Coordinate,
        in period: Range<Date>,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQualityHistory> {
        try await period.value(inPartsOf: ClientRequest.year) { first, second in
            AirQualityHistory(
                coordinate: first.coordinate,
                period: first.period.lowerBound..<second.period.upperBound,
                hours: first.hours + second.hours
            )
        } fetch: { part throws(WeatherError) in
            try await year(part, at: coordinate, policy)
        }
    }

    /// Returns the air quality of past hours at a point one by one, in order, with one year in memory at a time.
    ///
    /// ```swift
    /// for try await hour in client.airQualityHours(at: coordinate, in: fiveYears) {
    ///     highest = max(highest, hour.pollutants.pm2_5?.microgramsPerCubicMeter ?? 0)
    /// }
    /// ```
    ///
    /// It costs one call for each year that is read, as ``airQualityHistory(at:in:policy:)`` does, whose years it shares
    /// in the cache. Hours that the service has not are missing.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - period: The hours; an hour at its end is not part of it.
    ///   - policy: Where the values may come from.
    /// - Returns: The hours; reading them throws ``/OpenWeatherCore/WeatherError``, `badRequest` for an empty period.
    public func airQualityHours(
        at coordinate: Coordinate,
        in period: Range<Date>,
        policy: FetchPolicy = .cacheFirst
    ) -> AirQualityHours {
        AirQualityHours(period, partLength: ClientRequest.year) { [self] part throws(WeatherError) in
            try await year(part, at: coordinate, policy)
        }
    }

    private func year(
        _ part: Range<Date>,
        at coordinate: Coordinate,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityHistory> {
        try await source.value(
            of: .airQualityHistory(at: coordinate, in: part, now: source.now()),
            by: .airQualityHistory(at: coordinate, in: part),
            policy: policy
        )
    }
}

extension ClientRequest {
    /// The longest period that one call covers, in seconds.
    fileprivate static let year: TimeInterval = 365 * 86_400

    /// Returns the request for the air quality of past hours, which costs a call for each year that has begun.
    public static func airQualityHistory(in period: Range<Date>) -> ClientRequest {
        ClientRequest(period.count(ofPartsOf: year))
    }
}
