import Foundation
import OpenWeatherCore

/// The value of an element at a moment.
struct Reading: Sendable {
    /// The value in the unit in which limits are compared; `nil` when it is not known.
    var value: Double?
    /// The parts of the weather that the value is from.
    var parts: Set<ActivityPart> = []
    /// The length of the step of weather that the value is from; `nil` when it is from none.
    var step: TimeInterval?

    /// A value that no part has.
    static let unknown = Reading()

    /// An amount that no limit allows: it rains or snows, and nothing says how much.
    static let unlimited = Double.greatestFiniteMagnitude

    /// Creates a reading of a value from a step of a part of the weather.
    ///
    /// A value that is not finite is not known, and neither is a negative one of an element that has none.
    init(_ value: Double?, from part: ActivityPart, step: TimeInterval?, mayBeNegative: Bool = false) {
        self.value = value.flatMap { $0.isFinite && ($0 >= 0 || mayBeNegative) ? $0 : nil }
        (parts, self.step) = ([part], step)
    }

    private init() {}
}

extension Requirement {
    /// Returns the distance of a value from the limit as a share of the limit's scale, in `0...1`; `nil` when it fails.
    ///
    /// The scale of a largest or smallest value is the limit itself, and that of a range half of its width. A whole number
    /// counts up to the next one, so that the largest that is allowed has something left. A limit without a scale, such as
    /// an amount of zero, has 1.
    func margin(at value: Double) -> Double? {
        switch self {
        case .precipitation(let limit): Self.margin(of: value, atMost: limit.millimeters)
        case .chanceOfPrecipitation(let limit), .cloudiness(let limit), .humidity(let limit), .moonlight(let limit):
            Self.margin(of: value, atMost: limit.percent)
        case .temperature(let range), .feelsLike(let range):
            Self.margin(of: value, from: range.lowerBound.celsius, to: range.upperBound.celsius)
        case .wind(let limit), .gusts(let limit): Self.margin(of: value, atMost: limit.metersPerSecond)
        case .uvIndex(let limit): Self.margin(of: value, atMost: limit.value)
        case .usAirQuality(let limit): Self.margin(of: value, atMost: Double(limit))
        case .airQualityIndex(let limit):
            value <= Double(limit.rawValue) ? (Double(limit.rawValue) + 1 - value) / Double(limit.rawValue) : nil
        case .evaporation(let limit): Self.margin(of: value, atLeast: limit.millimeters)
        case .visibility(let limit): Self.margin(of: value, atLeast: limit.meters)
        case .daylight, .darkness: value > 0 ? 1 : nil
        }
    }

    private static func margin(of value: Double, atMost limit: Double) -> Double? {
        guard value <= limit else { return nil }
        return limit > 0 ? min(1, (limit - value) / limit) : 1
    }

    private static func margin(of value: Double, atLeast limit: Double) -> Double? {
        guard value >= limit else { return nil }
        return limit > 0 ? min(1, (value - limit) / limit) : 1
    }

    private static func margin(of value: Double, from lowest: Double, to highest: Double) -> Double? {
        guard value >= lowest, value <= highest else { return nil }
        return lowest < highest ? min(value - lowest, highest - value) / ((highest - lowest) / 2) : 1
    }
}
