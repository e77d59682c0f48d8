import Foundation
import OpenWeatherScreenKit

/// The geometry of charts: fractions to coordinates of SVG, and points to paths.
struct Plot: Sendable {
    /// The width of the drawing in its own coordinates.
    static let width = 600.0
    /// The height of the drawing in its own coordinates.
    let height: Double
    /// The side from which the screen is read.
    let direction: TextDirection

    /// Returns a horizontal coordinate.
    func across(_ position: Double) -> Double {
        Self.width * (direction == .rightToLeft ? 1 - position : position)
    }

    /// Returns a vertical coordinate, 0 at the top.
    func down(_ height: Double) -> Double {
        (1 - height) * self.height
    }

    /// Returns a vertical line over the whole height.
    func vertical(_ position: Double) -> String {
        let x = Self.number(across(position))
        return "M\(x) 0V\(Self.number(height))"
    }

    /// Returns a horizontal line over the whole width.
    func horizontal(_ height: Double) -> String {
        "M0 \(Self.number(down(height)))H\(Self.number(Self.width))"
    }

    /// Returns a bar that stands on the ground, somewhat narrower than its span.
    func bar(_ span: ClosedRange<Double>, _ height: Double) -> String {
        let sides = [across(span.lowerBound), across(span.upperBound)].sorted()
        let gap = min(1.5, (sides[1] - sides[0]) / 4)
        return "M\(Self.number(sides[0] + gap)) \(Self.number(self.height))V\(Self.number(down(height)))"
            + "H\(Self.number(sides[1] - gap))V\(Self.number(self.height))Z"
    }

    /// Returns a smooth line through points from left to right or back that never exceeds them.
    ///
    /// It is flat at each extreme and, between extremes, as steep as the neighboring points allow.
    func line(_ places: [(x: Double, y: Double)], from start: String = "M") -> String {
        guard let first = places.first else { return "" }
        let slopes = zip(places, places.dropFirst())
            .map { from, to in (to.y - from.y) / (to.x == from.x ? 1 : to.x - from.x) }
        let inner = zip(slopes, slopes.dropFirst())
            .map { before, after in before * after <= 0 ? 0 : 2 * before * after / (before + after) }
        let tangents = [slopes.first ?? 0] + inner + [slopes.last ?? 0]
        var path = "\(start)\(Self.number(first.x)) \(Self.number(first.y))"
        for (index, (from, to)) in zip(places, places.dropFirst()).enumerated() {
            let third = (to.x - from.x) / 3
            let controls = [
                (from.x + third, from.y + tangents[index] * third), (to.x - third, to.y - tangents[index + 1] * third),
                to,
            ]
            path += "C" + controls.map { "\(Self.number($0.0)) \(Self.number($0.1))" }.joined(separator: " ")
        }
        return path
    }

    /// Returns a number with at most one decimal, in the same format for every locale.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
