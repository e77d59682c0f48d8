public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the temperatures above a threshold at a point, by day in UTC.
    ///
    /// It is a product of the plans that have ``/OpenWeather/OpenWeatherClient/weatherHistory(at:in:offset:options:policy:)``. It costs one call of
    /// ``/OpenWeatherCore/BillingPlan/history``, or none while the cache has a fresh response. Days of more than two days ago
    /// are cached for 30 days, by default.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - days: The days, the last one included.
    ///   - threshold: The temperature below which a measurement does not count; `nil` when all count.
    ///   - policy: Where the value may come from.
    /// - Returns: The mean and the number of the measurements of each day with their date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a threshold that is no temperature on Earth, and with
    ///   ``/OpenWeatherCore/BadRequest/beyondPlan(message:)`` for days that the plan does not reach back to.
    public func accumulatedTemperature(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        above threshold: Temperature? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AccumulatedTemperature> {
        let row = try WireResource.accumulatedTemperature(at: coordinate, in: days, above: threshold)
        do throws(WeatherError) {
            return try await source.value(
                of: .accumulatedTemperature(at: coordinate, in: days, above: threshold, now: source.now()),
                by: row,
                policy: policy
            )
        } catch {
            throw error.ofThePast
        }
    }

    /// Returns the precipitation at a point, by day in UTC.
    ///
    /// It is a product of the plans that have ``/OpenWeather/OpenWeatherClient/weatherHistory(at:in:offset:options:policy:)``. It costs one call of
    /// ``/OpenWeatherCore/BillingPlan/history``, or none while the cache has a fresh response. Days of more than two days ago
    /// are cached for 30 days, by default.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - days: The days, the last one included.
    ///   - policy: Where the value may come from.
    /// - Returns: The depth of each day with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` with
    ///   ``/OpenWeatherCore/BadRequest/beyondPlan(message:)`` for days that the plan does not reach back to.
    public func accumulatedPrecipitation(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AccumulatedPrecipitation> {
        do throws(WeatherError) {
            return try await source.value(
                of: .accumulatedPrecipitation(at: coordinate, in: days, now: source.now()),
                by: .accumulatedPrecipitation(at: coordinate, in: days),
                policy: policy
            )
        } catch {
            throw error.ofThePast
        }
    }
}

extension ClientRequest {
    /// The temperatures above a threshold, by day.
    public static let accumulatedTemperature = ClientRequest(1, of: .history)
    /// The precipitation, by day.
    public static let accumulatedPrecipitation = ClientRequest(1, of: .history)
}
