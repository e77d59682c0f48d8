// Stands for WeatherKit, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/weatherkit, by the name below; everything is available from
// iOS 16, macOS 13, tvOS 16, watchOS 9, and visionOS 1. To compare each with:
// https://onestack.dev/ios-reference/WeatherKit and https://docs.rs/weatherkit-doomfish.

public import CoreLocation
public import Foundation

// …/weatherkit/weathererror
public enum WeatherError: LocalizedError, Sendable {
    case permissionDenied
    case unknown
}

// …/weatherkit/weatherattribution
public struct WeatherAttribution: Sendable {
    public let serviceName: String
    public let legalPageURL: URL
}

// …/weatherkit/weatherquery
public struct WeatherQuery<T> {
    let read: @Sendable (StubWeather) -> T
}

extension WeatherQuery where T == CurrentWeather {
    // …/weatherkit/weatherquery/current
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery { $0.current } }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    // …/weatherkit/weatherquery/daily
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery { Forecast(forecast: $0.days) } }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    // …/weatherkit/weatherquery/hourly(startdate:enddate:)
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> {
        WeatherQuery { weather in
            Forecast(forecast: weather.hours.filter { (startDate..<endDate).contains($0.date) })
        }
    }
}

// …/weatherkit/weatherservice
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    private let answer: @Sendable () async throws -> StubWeather

    public convenience init() {
        self.init { throw WeatherError.permissionDenied }
    }

    /// Creates a service that answers as a test wants.
    public init(stub answer: @escaping @Sendable () async throws -> StubWeather) {
        self.answer = answer
    }

    // …/weatherkit/weatherservice/attribution
    public final var attribution: WeatherAttribution {
        get async throws {
            guard let attribution = try await answer().attribution else { throw WeatherError.unknown }
            return attribution
        }
    }

    // …/weatherkit/weatherservice/weather(for:including:_:), there @preconcurrency.
    public final func weather<T1, T2>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) where T1: Sendable, T2: Sendable {
        let weather = try await answer()
        return (dataSet1.read(weather), dataSet2.read(weather))
    }
}

/// The weather that a service answers with, for tests.
public struct StubWeather: Sendable {
    public var attribution: WeatherAttribution?
    public var current: CurrentWeather
    public var hours: [HourWeather]
    public var days: [DayWeather]

    public init(
        attribution: (name: String, page: URL)?,
        current: CurrentWeather,
        hours: [HourWeather],
        days: [DayWeather]
    ) {
        self.attribution = attribution.map { WeatherAttribution(serviceName: $0.name, legalPageURL: $0.page) }
        self.current = current
        self.hours = hours
        self.days = days
    }
}
