import Foundation
import OpenWeather
import OpenWeatherCore

/// The response for one of several places, or the reason there is none.
struct PlaceResult<Value: Sendable>: Sendable {
    let query: LocationQuery
    let result: Result<Fetched<Value>, WeatherError>
}

extension Request {
    /// Returns the responses for places in their order, requested side by side.
    ///
    /// - Throws: The first failure when no place has a response.
    static func results<Value>(
        for places: [LocationQuery],
        fetch: @escaping @Sendable (LocationQuery) async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> [PlaceResult<Value>] {
        let results = await withTaskGroup { group in
            for (index, query) in places.enumerated() {
                group.addTask {
                    do throws(WeatherError) {
                        return (index, PlaceResult(query: query, result: .success(try await fetch(query))))
                    } catch {
                        return (index, PlaceResult(query: query, result: .failure(error)))
                    }
                }
            }
            return await group.reduce(into: [(Int, PlaceResult<Value>)]()) { $0.append($1) }
        }
        let ordered = results.sorted { $0.0 < $1.0 }.map(\.1)
        let failures = ordered.compactMap { place in
            if case .failure(let error) = place.result { error } else { nil }
        }
        if failures.count == ordered.count, let first = failures.first { throw first }
        return ordered
    }

    /// Returns parts of the forecasts for places.
    ///
    /// - Throws: The first failure when no place has a forecast.
    static func forecasts(
        for places: [LocationQuery],
        _ client: OpenWeatherClient,
        policy: FetchPolicy,
        part: @escaping @Sendable (Forecast) -> Forecast
    ) async throws(WeatherError) -> [PlaceResult<Forecast>] {
        try await results(for: places) { place throws(WeatherError) in
            try await client.forecast(for: place, policy: policy).map(part)
        }
    }

    /// Returns the coordinate of `place`, because requests for air quality need one.
    static func coordinate(
        of place: LocationQuery,
        _ client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Coordinate {
        switch place {
        case .coordinate(let coordinate): return coordinate
        case .cityID: return try await client.currentWeather(for: place, policy: policy).value.coordinate
        case .postcode(let code, let country):
            return try await client.location(postcode: code, country: country, policy: policy).value.coordinate
        case .city:
            guard let found = try await client.search(place.text ?? "", policy: policy).first else { throw .notFound }
            return found.coordinate
        }
    }
}

/// A forecast from a cache begins with steps, and even days, that are over.
extension Forecast {
    /// Returns the forecast without the steps that are over at a date; each stands for the hours before its own.
    func steps(after date: Date) -> Forecast {
        var part = self
        part.entries.removeAll { $0.date <= date }
        return part
    }

    /// Returns the forecast without the steps of the days before that of a date at the place.
    func steps(fromDayOf date: Date) -> Forecast {
        let offset = city.utcOffset ?? .utc
        let day = offset.day(of: date)
        var part = self
        part.entries.removeAll { offset.day(of: $0.date) < day }
        return part
    }
}
