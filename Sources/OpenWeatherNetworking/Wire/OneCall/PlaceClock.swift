import Foundation
import OpenWeatherCore

/// The clocks of a place, which may change within a series.
///
/// The service names the zone and states its offset at one moment. With a zone that this system knows, each date has its
/// own offset; else all have the stated one.
struct PlaceClock: Sendable {
    private let zone: TimeZone?
    private let stated: UTCOffset?

    /// Creates the clocks of a zone's name and an offset in seconds, either of which may be missing.
    init(zone name: String?, offset: Int?) {
        zone = name.flatMap { Self.isName($0) ? TimeZone(identifier: $0) : nil }
        stated = UTCOffset(wire: offset)
    }

    /// Creates the clocks of a response.
    init(_ place: OneCallPlaceDTO) {
        self.init(zone: place.timezone, offset: place.offset)
    }

    /// Whether a text can be the name of a zone, which some systems look for as the name of a file.
    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= 64 && !text.hasPrefix("/") && !text.contains("..")
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_+-".contains($0)) }
    }

    private init(fixed: UTCOffset?) {
        zone = nil
        stated = fixed
    }

    /// Returns the difference between local clocks and UTC at `date`; `nil` when it is not known.
    func offset(at date: Date) -> UTCOffset? {
        zone.flatMap { UTCOffset(seconds: $0.secondsFromGMT(for: date)) } ?? stated
    }

    /// Returns clocks for dates between two that are given in seconds since 1970.
    ///
    /// Asking the zone costs more than reading a row, and few series contain a change.
    func narrowed(from first: Double?, to last: Double?) -> PlaceClock {
        guard zone != nil, let first = Date(wire: first), let last = Date(wire: last),
            abs(last.timeIntervalSince(first)) < 20 * 86_400
        else { return self }
        let offset = offset(at: first)
        return offset == self.offset(at: last) ? PlaceClock(fixed: offset) : self
    }
}
