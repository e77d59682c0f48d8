public import Foundation

/// A point of a track, with the date at which it was passed or is to be passed.
public struct TrackPoint: Hashable, Codable, Sendable {
    /// The point.
    public var coordinate: Coordinate
    /// The date; `nil` when it is not known.
    public var date: Date?

    /// Creates a point.
    public init(_ coordinate: Coordinate, at date: Date? = nil) {
        self.coordinate = coordinate
        self.date = date
    }
}

/// A track that is traveled: its points with the dates at which they are reached.
///
/// ```swift
/// let route = try TimedRoute(track, from: start, speed: Speed(22, in: .kilometersPerHour)).thinned()
/// print("\(route.cells.count) requests")
/// ```
public struct TimedRoute: Hashable, Sendable {
    /// A point of a route.
    public struct Point: Hashable, Sendable {
        /// The point.
        public let coordinate: Coordinate
        /// The date at which it is reached.
        public let arrival: Date
        /// The distance from the first point along the track.
        public let distance: Length
    }

    /// The points in the order of travel, of which there is at least one; dates never go back.
    public let points: [Point]

    /// The cells in which points share the weather.
    package let grid: RouteGrid

    /// Creates a route with the dates of a track, moved to another start.
    ///
    /// A date before that of the preceding point, as a clock that is set while it records leaves it, counts as the same.
    ///
    /// - Parameters:
    ///   - track: The points, each with a date.
    ///   - start: The date of the first point; its own when `nil`.
    ///   - cell: The height and width in degrees of latitude of the cells in which points share the weather; a number
    ///     outside `0.01...1` becomes the nearest one. The default of 0.1°, some 11 km, was chosen by this package: a
    ///     forecast differs little within it, and a ride of 100 km takes about ten requests.
    /// - Throws: ``RouteError/noPoints``, and ``RouteError/noDate(index:)`` for the first point without a date.
    public init(_ track: [TrackPoint], from start: Date? = nil, cell: Double = 0.1) throws(RouteError) {
        var dates: [Date] = []
        for (index, point) in track.enumerated() {
            guard let date = point.date, date.timeIntervalSince1970.isFinite else { throw .noDate(index: index) }
            dates.append(max(date, dates.last ?? date))
        }
        guard let first = dates.first else { throw .noPoints }
        let delay = start?.timeIntervalSince(first) ?? 0
        self.init(track, cell: cell) { index, _ in dates[index] + delay }
    }

    /// Creates a route that is traveled at one speed, without breaks.
    ///
    /// - Parameters:
    ///   - track: The points, whose own dates are not used.
    ///   - start: The date of the first point.
    ///   - speed: The speed along the track.
    ///   - cell: The size of the cells as for ``init(_:from:cell:)``.
    /// - Throws: ``RouteError/noPoints``, and ``RouteError/speed`` for one that is not above zero, or not finite.
    public init(
        _ track: [TrackPoint],
        from start: Date,
        speed: Speed,
        cell: Double = 0.1
    ) throws(RouteError) {
        guard !track.isEmpty else { throw .noPoints }
        guard speed.metersPerSecond > 0, speed.metersPerSecond.isFinite else { throw .speed }
        self.init(track, cell: cell) { _, distance in start + distance / speed.metersPerSecond }
        guard points.last?.arrival.timeIntervalSince1970.isFinite == true else { throw .speed }
    }

    private init(_ track: [TrackPoint], cell: Double, arrival: (_ index: Int, _ meters: Double) -> Date) {
        var meters = 0.0
        var previous = track.first?.coordinate
        points = track.enumerated()
            .map { index, point in
                meters += previous?.distance(to: point.coordinate).meters ?? 0
                previous = point.coordinate
                return Point(
                    coordinate: point.coordinate,
                    arrival: arrival(index, meters),
                    distance: Length(meters: meters)
                )
            }
        grid = RouteGrid(size: cell)
    }

    private init(_ points: [Point], _ grid: RouteGrid) {
        self.points = points
        self.grid = grid
    }

    /// The middles of the cells that the points are in, in the order in which they are first entered.
    ///
    /// One request for each is enough for the weather along the route.
    public var cells: [Coordinate] {
        points.map { grid.cell(of: $0.coordinate) }.uniqued(on: \.self).map(grid.center)
    }

    /// Returns the route with the points at which the weather can change, and the last one.
    ///
    /// These are the first points of each cell in each hour. Dates and distances stay those of the whole track.
    public func thinned() -> TimedRoute {
        var hour = -Double.infinity
        var seen: Set<RouteGrid.Cell> = []
        let kept = points.enumerated()
            .filter { index, point in
                let current = (point.arrival.timeIntervalSince1970 / 3_600).rounded(.down)
                if current != hour { (hour, seen) = (current, []) }
                return seen.insert(grid.cell(of: point.coordinate)).inserted || index == points.count - 1
            }
        return TimedRoute(kept.map(\.element), grid)
    }
}

/// The reason a track is no route.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum RouteError: Error, Hashable, Sendable {
    /// The track has no points.
    case noPoints
    /// A point has no date, and no speed was given.
    case noDate(index: Int)
    /// The speed is not above zero, or so small or so large that the route has no end.
    case speed
}

extension RouteError: CustomStringConvertible {
    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .noPoints: "The track has no points. Give it at least one."
        case .noDate(let index):
            "The point \(index) of the track, counted from 0, has no date. Give it one, or state a speed."
        case .speed: "The speed is not above zero, or the route has no end with it. State another one."
        }
    }
}

extension RouteError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
