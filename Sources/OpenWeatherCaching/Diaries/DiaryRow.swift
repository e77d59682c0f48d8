import Foundation
import OpenWeatherCore

/// The sixteen bytes of an entry in a file, little-endian.
///
/// | bytes | content |
/// | --- | --- |
/// | 4 | the date in minutes since 1970 |
/// | 2 | the lead in minutes; the largest number for what was measured |
/// | 2 | the start of the period in minutes after the date |
/// | 2 | the length of the period in minutes; 0 without one |
/// | 2 | the temperature in hundredths of a degree Celsius |
/// | 2 | the speed of the wind in centimeters per second |
/// | 1 | the chance of precipitation in percent; for what was measured, the signed offset from UTC in quarters of an hour |
/// | 1 | whether it was wet: 0 or 1 |
///
/// Of a value that is not known, every bit is set, but for the temperature, where only the sign is. An entry with a number
/// that does not fit is not stored. An offset that is no number of quarters, which no clocks have, is not known.
struct DiaryRow {
    static let length = 16

    let entry: DiaryEntry

    init(_ entry: DiaryEntry) {
        self.entry = entry
    }

    /// The bytes; `nil` when a number does not fit.
    var bytes: [UInt8]? {
        guard let date = UInt32(minutes: entry.date.timeIntervalSince1970) else { return nil }
        var lead = UInt16.max
        if case .forecast(let duration) = entry.kind {
            guard let minutes = UInt16(minutes: duration / .seconds(1)), minutes < .max else { return nil }
            lead = minutes
        }
        var (start, length): (Int16, UInt16) = (0, 0)
        if let period = entry.period {
            guard let offset = Int16(minutes: period.start.timeIntervalSince(entry.date)),
                let minutes = UInt16(minutes: period.duration)
            else { return nil }
            (start, length) = (offset, minutes)
        }
        let temperature = Self.whole(entry.temperature.map { $0.celsius * 100 }, unknown: Int16.min)
        let wind = Self.whole(entry.windSpeed.map { $0.metersPerSecond * 100 }, unknown: UInt16.max)
        let chance =
            entry.kind == .measured
            ? Self.quarters(entry.utcOffset) : Self.whole(entry.chanceOfPrecipitation?.percent, unknown: UInt8.max)
        guard let temperature, let wind, let chance else { return nil }
        return date.littleEndianBytes + lead.littleEndianBytes + start.littleEndianBytes + length.littleEndianBytes
            + temperature.littleEndianBytes + wind.littleEndianBytes + [chance, entry.isWet.map { $0 ? 1 : 0 } ?? .max]
    }

    /// Reads an entry; `nil` when there are not sixteen bytes.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        var rest = bytes
        let date = Date(timeIntervalSince1970: Double(rest.next(UInt32.self)) * 60)
        let lead = rest.next(UInt16.self)
        let (start, length) = (rest.next(Int16.self), rest.next(UInt16.self))
        let (temperature, wind) = (rest.next(Int16.self), rest.next(UInt16.self))
        let (chance, isWet) = (rest.next(UInt8.self), rest.next(UInt8.self))
        let isMeasured = lead == .max
        entry = DiaryEntry(
            isMeasured ? .measured : .forecast(lead: .seconds(Int64(lead) * 60)),
            date: date,
            period: length == 0
                ? nil : DateInterval(start: date + Double(start) * 60, duration: Double(length) * 60),
            temperature: temperature == .min ? nil : Temperature(celsius: Double(temperature) / 100),
            windSpeed: wind == .max ? nil : Speed(metersPerSecond: Double(wind) / 100),
            chanceOfPrecipitation: isMeasured || chance == .max ? nil : Percentage(percent: Double(chance)),
            isWet: isWet == .max ? nil : isWet == 1,
            utcOffset: isMeasured && chance != .max ? UTCOffset(seconds: Int(Int8(bitPattern: chance)) * 900) : nil
        )
    }

    /// Returns an offset in quarters of an hour, with every bit set when it is not known.
    private static func quarters(_ offset: UTCOffset?) -> UInt8 {
        guard let offset, offset.seconds.isMultiple(of: 900) else { return .max }
        return UInt8(bitPattern: Int8(clamping: offset.seconds / 900))
    }

    /// Returns the nearest integer, `unknown` for `nil`, and `nil` when it does not fit or means that it is not known.
    private static func whole<Number: FixedWidthInteger>(_ value: Double?, unknown: Number) -> Number? {
        guard let value else { return unknown }
        return Number(exactly: value.rounded()).flatMap { $0 == unknown ? nil : $0 }
    }
}

extension FixedWidthInteger {
    fileprivate init?(minutes seconds: Double) {
        self.init(exactly: (seconds / 60).rounded())
    }

    fileprivate var littleEndianBytes: [UInt8] {
        (0..<bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        let size = Number.bitWidth / 8
        let number = prefix(size).reversed().reduce(Number.zero) { $0 << 8 | Number(truncatingIfNeeded: $1) }
        self = dropFirst(size)
        return number
    }
}
