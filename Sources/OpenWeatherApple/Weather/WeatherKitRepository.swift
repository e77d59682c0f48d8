#if canImport(WeatherKit)
import CoreLocation
public import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking
public import WeatherKit

// Both modules have a `WeatherError`, a `CurrentWeather`, a `Forecast`, a `Wind`, and a `WeatherCondition`, so that these
// are written with their module here.

/// A source of current weather and forecasts over WeatherKit.
///
/// The app needs the WeatherKit capability, and its account pays for calls beyond the included ones. Every value names the
/// source that Apple requires to be shown, with the address of its legal page; screens take their attribution from it.
/// Apple also requires its mark: show the one at the address in WeatherKit's `WeatherAttribution`.
///
/// | value of the domain | value of WeatherKit |
/// | --- | --- |
/// | ``/OpenWeatherCore/CurrentWeather`` | `currentWeather`, with the sun of the first day of the daily forecast |
/// | ``/OpenWeatherCore/ForecastEntry`` | an hour; rain and its chance are those of the hour before |
/// | ``/OpenWeatherCore/Forecast/dailySummaries`` | the daily forecast, with the rain, snow and humidity of the hours |
///
/// WeatherKit has no names of places, no range of temperatures within a city, no pressure at ground level, no measured
/// rain, and no descriptions in a language of choice; these are `nil`, or empty for the description, in whose place the
/// screens show words of their own. Places are requested by coordinates; other queries throw
/// ``/OpenWeatherCore/WeatherError/unsupported``. Air quality and place names come from another source.
///
/// The type has no cache. `CachedWeatherRepository` of `OpenWeatherCaching` adds one; give it a directory that nothing from
/// another source is stored in.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public struct WeatherKitRepository: WeatherRepository {
    private let service: WeatherService
    private let timeZone: @Sendable (Coordinate) async -> TimeZone?
    private let now: @Sendable () -> Date

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - service: The service of WeatherKit.
    ///   - timeZone: A closure that returns the time zone of a place, which WeatherKit does not report; `nil` when it
    ///     is not known, and days are then those of UTC. By default it comes from a geocoder of Core Location, with one
    ///     more request for each place.
    ///   - now: A closure that returns the current date.
    public init(
        service: WeatherService = .shared,
        timeZone: (@Sendable (Coordinate) async -> TimeZone?)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.service = service
        self.timeZone = timeZone ?? { [zones = GeocodedTimeZones()] in await zones.timeZone(of: $0) }
        self.now = now
    }

    /// Returns the weather at a point as WeatherKit reports it for this moment.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(OpenWeatherCore.WeatherError) -> Fetched<OpenWeatherCore.CurrentWeather> {
        let place = try place(of: query, policy)
        async let zone = timeZone(place)
        let answer = try await fetch { try await service.weather(for: CLLocation(place), including: .current, .daily) }
        let offset = await zone.flatMap { UTCOffset(seconds: $0.secondsFromGMT(for: answer.0.date)) }
        let weather = OpenWeatherCore.CurrentWeather(
            answer.0,
            at: place,
            offset: offset,
            sun: answer.1.forecast.first?.sun
        )
        return try await fetched(weather)
    }

    /// Returns the hours and days to come at a point: up to five days of hours, and every day that WeatherKit has.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(OpenWeatherCore.WeatherError) -> Fetched<OpenWeatherCore.Forecast> {
        let place = try place(of: query, policy)
        if let count, count < 1 { throw .badRequest(.outOfRange(parameter: "count", allowed: 1...Self.hours)) }
        let start = now()
        let end = start.addingTimeInterval(Double(Self.hours) * 3600)
        async let zone = timeZone(place)
        let answer = try await fetch {
            try await service.weather(
                for: CLLocation(place),
                // With the hour in progress, whose rain is that of the first entry.
                including: .hourly(startDate: start.addingTimeInterval(-3600), endDate: end),
                .daily
            )
        }
        let offset = await zone.flatMap { UTCOffset(seconds: $0.secondsFromGMT(for: start)) }
        let forecast = OpenWeatherCore.Forecast(
            hours: answer.0.forecast,
            from: start,
            days: answer.1.forecast,
            count: min(count ?? Self.hours, Self.hours),
            at: place,
            offset: offset
        )
        return try await fetched(forecast)
    }

    private func place(
        of query: LocationQuery,
        _ policy: FetchPolicy
    ) throws(OpenWeatherCore.WeatherError) -> Coordinate {
        guard policy != .cacheOnly else { throw .notCached }
        guard case .coordinate(let coordinate) = query else { throw .unsupported }
        return coordinate
    }

    private func fetch<Value>(
        _ call: () async throws -> Value
    ) async throws(OpenWeatherCore.WeatherError) -> Value {
        do {
            return try await call()
        } catch {
            throw OpenWeatherCore.WeatherError(weatherKit: error)
        }
    }

    /// Returns the value with its source, which has to be shown with it.
    private func fetched<Value: Sendable>(
        _ value: Value
    ) async throws(OpenWeatherCore.WeatherError) -> Fetched<Value> {
        let attribution = try? await service.attribution
        guard !Task.isCancelled else { throw .cancelled }
        let source = attribution.map { DataSource(name: $0.serviceName, address: $0.legalPageURL) }
        return Fetched(value, at: now(), from: .network, source: source ?? Self.source)
    }

    /// The largest number of hours, those of five days.
    private static let hours = 120
    /// The source when the service does not return its attribution, with the page that Apple documents it on.
    private static let source = DataSource(
        name: "Apple Weather",
        address: URL(string: "https://developer.apple.com/weatherkit/data-source-attribution/")
    )
}

extension CLLocation {
    /// Creates the location of a point.
    fileprivate convenience init(_ coordinate: Coordinate) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

extension OpenWeatherCore.WeatherError {
    /// Creates the error for anything that WeatherKit throws.
    init(weatherKit error: any Error) {
        switch error {
        case is CancellationError: self = .cancelled
        case let error as URLError: self = OpenWeatherCore.WeatherError(NetworkError.transport(URLError(error.code)))
        // The app has no WeatherKit capability, which no repetition changes.
        case WeatherKit.WeatherError.permissionDenied: self = .unsupported
        default: self = .server(status: nil)
        }
    }
}
#endif
