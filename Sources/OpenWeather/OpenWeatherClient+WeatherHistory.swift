public import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the weather of past hours at a point.
    ///
    /// ```swift
    /// let history = try await client.weatherHistory(at: coordinate, in: lastWeek).value
    /// let warmest = history.hours.max { $0.temperature < $1.temperature }
    /// if !history.gaps.isEmpty { print("some hours are missing") }
    /// ```
    ///
    /// It is a product of the plans from Professional on, with a month, of Expert, with a year, and of the plan for students.
    /// It costs one call of ``/OpenWeatherCore/BillingPlan/history`` for each week that has begun, requested one after
    /// another, or none while the cache has fresh responses. Hours of more than two days ago are cached for 30 days, by
    /// default. ``hour(of:at:options:policy:)`` returns single hours since 1979 from One Call.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - period: The hours; an hour at its end is not part of it.
    ///   - offset: The difference between local clocks and UTC, which the response has not; repeated in each hour, and `nil`
    ///     when it is not known.
    ///   - options: The units and the language; those of the client when `nil`. The service states no language for it.
    ///   - policy: Where the values may come from.
    /// - Returns: The history, as old as its oldest response, with the parts of the period that the service has no hours
    ///   for.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for an empty period, and with
    ///   ``/OpenWeatherCore/BadRequest/beyondPlan(message:)`` for one that the plan does not reach back to.
    public func weatherHistory(
        at coordinate: Coordinate,
        in period: Range<Date>,
        offset: UTCOffset? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherHistory> {
        let options = options ?? self.options
        let hours = try await period.value(inPartsOf: ClientRequest.week) {
            $0 + $1
        } fetch: { part throws(WeatherError) in
            do throws(WeatherError) {
                return try await source.value(
                    of: .weatherHistory(at: coordinate, in: part, now: source.now()),
                    by: .weatherHistory(at: coordinate, in: part),
                    options: options,
                    policy: policy
                )
            } catch {
                throw error.ofThePast
            }
        }
        return hours.map { hours in
            WeatherHistory(
                coordinate: coordinate,
                period: period,
                hours: hours.map { HourlyForecast(date: $0.date, utcOffset: offset, elements: $0.elements) }
            )
        }
    }
}

extension WeatherError {
    /// The error of a request for the past, of which everything but its period was checked before it was sent.
    package var ofThePast: WeatherError {
        guard case .badRequest(.refused(let message, _)) = self else { return self }
        return .badRequest(.beyondPlan(message: message))
    }
}

extension ClientRequest {
    /// The longest period that one call covers, in seconds.
    fileprivate static let week: TimeInterval = 7 * 86_400

    /// Returns the request for the weather of past hours, which costs a call for each week that has begun.
    public static func weatherHistory(in period: Range<Date>) -> ClientRequest {
        ClientRequest(period.count(ofPartsOf: week), of: .history)
    }
}
