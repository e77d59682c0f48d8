public import Foundation
public import OpenWeatherCore

/// A reader of the points of GPX files, as devices and route planners write them.
///
/// The points of all tracks are read in their order, with the dates that they have; in a file without a track, those of
/// its routes. Everything else is left out. Namespaces, prefixes and unknown elements do not matter, and an unreadable date
/// is none. The text is read once, in time in proportion to its length and without regard to its depth, and entities that
/// it declares are not expanded.
///
/// ```swift
/// let track = try GPXReader().track(in: Data(contentsOf: file))
/// ```
public struct GPXReader: Sendable {
    /// Creates a reader.
    public init() {}

    /// Returns the points of a file, of which there is at least one.
    ///
    /// - Throws: ``GPXError``, with the line, for a text that is no GPX, ends early, or has a point that is not on the Earth.
    public func track(in data: Data) throws(GPXError) -> [TrackPoint] {
        var scanner = XMLScanner(data)
        var times = GPXTime()
        var (track, route): ([TrackPoint], [TrackPoint]) = ([], [])
        var depth = 0
        var open: (point: TrackPoint, isOfTrack: Bool, depth: Int)?

        while let tag = try scanner.nextTag() {
            if tag.isStart {
                if depth == 0, !scanner.isNamed("gpx", tag) { throw scanner.failure(.notGPX) }
                depth += 1
                let isOfTrack = scanner.isNamed("trkpt", tag)
                if open == nil, isOfTrack || scanner.isNamed("rtept", tag) {
                    open = (TrackPoint(try Self.coordinate(of: tag, scanner)), isOfTrack, depth)
                } else if let point = open, point.depth == depth - 1, !tag.isEnd, scanner.isNamed("time", tag) {
                    open?.point.date = times.date(of: try scanner.text())
                }
            }
            guard tag.isEnd else { continue }
            if let point = open, point.depth == depth {
                if point.isOfTrack { track.append(point.point) } else { route.append(point.point) }
                open = nil
            }
            depth -= 1
            guard depth >= 0 else { throw scanner.failure(.notXML) }
        }
        guard depth == 0 else { throw scanner.failure(.endsEarly) }
        guard !track.isEmpty || !route.isEmpty else { throw scanner.failure(.noPoints) }
        return track.isEmpty ? route : track
    }

    private static func coordinate(of tag: XMLScanner.Tag, _ scanner: XMLScanner) throws(GPXError) -> Coordinate {
        func number(_ name: String) -> Double? {
            scanner.attribute(name, of: tag)
                .flatMap { Double($0) ?? Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        guard let latitude = number("lat"), let longitude = number("lon"),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { throw scanner.failure(.invalidPoint) }
        return coordinate
    }
}

/// The reason a GPX file was not read, and where.
public struct GPXError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of mistakes in a text.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: Hashable, Sendable {
        /// A tag is not well formed, or ends an element that did not begin.
        case notXML
        /// The outermost element is not `gpx`.
        case notGPX
        /// The text ends within an element or a tag, as that of a file that was cut off does.
        case endsEarly
        /// A point has no latitude and longitude, or none on the Earth.
        case invalidPoint
        /// The file has no point of a track or a route.
        case noPoints
    }

    /// The reason.
    public let reason: Reason
    /// The line in which it was noticed, from 1.
    public let line: Int

    /// Creates an error.
    public init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }

    /// A sentence for logs, with the line.
    public var description: String {
        let text =
            switch reason {
            case .notXML: "The file is not well formed"
            case .notGPX: "The file is not a GPX file"
            case .endsEarly: "The file ends early"
            case .invalidPoint: "A point has no valid lat and lon"
            case .noPoints: "The file has no point of a track or a route"
            }
        return "\(text), in line \(line)."
    }
}

extension GPXError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
