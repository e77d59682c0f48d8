public import Foundation
public import OpenWeatherCore

/// A finder of the weather along a route, from the cell of each point and the hour in which it is reached.
///
/// Weather counts for the cell that its coordinate is in; of several in one cell, the first counts. The hour that contains
/// the date of arrival is used, else the forecast: its precipitation of the step that ends next and the other values of the
/// entry that is nearest, as by ``WindowFinder``. A cell without weather and an arrival before, beyond or in a gap of it are
/// unknown: no other cell and no other hour takes its place.
///
/// ```swift
/// let stops = NearestCellFinder().stops(along: route, in: weather, at: now)
/// ```
public struct NearestCellFinder: RouteWeatherFinder, Hashable {
    /// Creates a finder.
    public init() {}

    /// Returns the weather at each point of `route`, in its order.
    ///
    /// - Complexity: O(*n* log *m*) in the numbers of points and of steps.
    public func stops(along route: TimedRoute, in weather: [ActivityWeather], at now: Date) -> [RouteStop] {
        let cells = Dictionary(
            weather.map { (route.grid.cell(of: $0.coordinate), CellWeather($0, at: now)) },
            uniquingKeysWith: { first, _ in first }
        )
        return route.points.indices.map { index in
            let point = route.points[index]
            let cell = cells[route.grid.cell(of: point.coordinate)]
            let values = cell?.values(at: point.arrival)
            return RouteStop(
                point: point,
                bearing: route.bearing(at: index),
                elements: values?.elements,
                hourlyPrecipitation: values?.precipitation,
                resolution: values?.resolution,
                knownUntil: cell?.end,
                isOutdated: values?.isOutdated ?? false
            )
        }
    }
}

/// The weather of a cell as values that hold for spans of time.
private struct CellWeather {
    typealias Values = (
        elements: WeatherElements, precipitation: Precipitation?, resolution: Duration?, isOutdated: Bool
    )

    private let hours: Series<HourlyForecast>
    private let forecast: Series<ForecastEntry>
    private let (hoursAreOld, forecastIsOld): (Bool, Bool)

    init(_ weather: ActivityWeather, at now: Date) {
        (hours, forecast) = (weather.hourSeries, weather.forecastSeries)
        hoursAreOld = weather.hours?.isStale(at: now) ?? false
        forecastIsOld = weather.forecast?.isStale(at: now) ?? false
    }

    /// The end of the last step; `nil` without any.
    var end: Date? { [hours.end, forecast.end].compactMap(\.self).max() }

    /// Returns the values of the finest step that covers a date; `nil` when none does.
    func values(at date: Date) -> Values? {
        if let hour = hours.span(at: date) {
            return (hour.value.elements, hour.value.hourlyDepth, hour.step.map { .seconds($0) }, hoursAreOld)
        }
        guard let entry = forecast.span(at: date) else { return nil }
        return (entry.value.elements, entry.value.hourlyDepth, entry.step.map { .seconds($0) }, forecastIsOld)
    }
}

extension WeatherValues {
    /// The depth of an hour's precipitation; 0 when the conditions are dry, and `nil` when they are wet without an amount.
    fileprivate var hourlyDepth: Precipitation? {
        precipitation?.hourlyDepth ?? (elements.isWet == false ? .zero : nil)
    }
}

extension TimedRoute {
    /// Returns the direction of travel at a point, see ``/OpenWeatherCore/RouteStop/bearing``.
    fileprivate func bearing(at index: Int) -> Double? {
        let here = points[index].coordinate
        guard index == points.count - 1 else { return here.bearing(to: points[index + 1].coordinate) }
        guard index > 0, let back = here.bearing(to: points[index - 1].coordinate) else { return nil }
        return back < 180 ? back + 180 : back - 180
    }
}
