/// A point on the square of a drawing, which has 64 units, from its top left corner.
package struct IconPoint: Hashable, Sendable {
    /// The distance from the left side.
    package var x: Double
    /// The distance from the top.
    package var y: Double

    /// Creates a point from its distances from the left side and from the top.
    package init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    /// Returns the sum of two points as vectors.
    static func + (left: Self, right: Self) -> Self { Self(left.x + right.x, left.y + right.y) }
    /// Returns the vector from the right point to the left one.
    static func - (left: Self, right: Self) -> Self { Self(left.x - right.x, left.y - right.y) }
    /// Returns a vector that is longer by a factor.
    static func * (left: Self, right: Double) -> Self { Self(left.x * right, left.y * right) }

    /// The distance from the corner.
    var length: Double { (x * x + y * y).squareRoot() }
}

/// An outline of lines and arcs of circles, which becomes the text of an SVG file or the pixels of a PNG file.
package struct IconPath: Hashable, Sendable {
    /// A step of the outline.
    package enum Step: Hashable, Sendable {
        /// The outline goes on at a point, without a line to it.
        case move(IconPoint)
        /// A line to a point.
        case line(IconPoint)
        /// An arc of a circle to a point: more or less than half of the circle, clockwise or not.
        case arc(radius: Double, isLarge: Bool, isClockwise: Bool, to: IconPoint)
        /// A line back to the last move.
        case close
    }

    /// The steps in their order.
    package private(set) var steps: [Step] = []

    /// Returns the outline with a move to a point after it.
    func move(_ x: Double, _ y: Double) -> Self { adding(.move(IconPoint(x, y))) }
    /// Returns the outline with a line to a point after it.
    func line(_ x: Double, _ y: Double) -> Self { adding(.line(IconPoint(x, y))) }
    /// Returns the outline with an arc to a point after it.
    func arc(_ radius: Double, isLarge: Bool = false, isClockwise: Bool = true, _ x: Double, _ y: Double) -> Self {
        adding(.arc(radius: radius, isLarge: isLarge, isClockwise: isClockwise, to: IconPoint(x, y)))
    }
    /// Returns the outline with a line back to its last move.
    func closed() -> Self { adding(.close) }

    /// Returns the outline scaled from the corner and then moved.
    func placed(_ x: Double, _ y: Double, scale: Double = 1) -> Self {
        func place(_ point: IconPoint) -> IconPoint { point * scale + IconPoint(x, y) }
        var placed = Self()
        placed.steps = steps.map { step in
            switch step {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .arc(let radius, let isLarge, let isClockwise, let point):
                .arc(radius: radius * scale, isLarge: isLarge, isClockwise: isClockwise, to: place(point))
            case .close: .close
            }
        }
        return placed
    }

    /// Returns this outline followed by another one.
    static func + (left: Self, right: Self) -> Self {
        var both = left
        both.steps += right.steps
        return both
    }

    private func adding(_ step: Step) -> Self {
        var longer = self
        longer.steps.append(step)
        return longer
    }
}

extension IconPath {
    /// The sides of the outline, an arc as sixteen or 32 of them.
    var sides: [(start: IconPoint, end: IconPoint)] {
        var sides: [(start: IconPoint, end: IconPoint)] = []
        var (start, last) = (IconPoint(0, 0), IconPoint(0, 0))
        func go(_ point: IconPoint) {
            sides.append((last, point))
            last = point
        }
        for step in steps {
            switch step {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): go(point)
            case .close: go(start)
            case .arc(let radius, let isLarge, let isClockwise, let point):
                Self.points(from: last, to: point, radius, isLarge, isClockwise, halvings: isLarge ? 5 : 4).forEach(go)
            }
        }
        return sides
    }

    /// Returns the points on an arc after its start: those of its two halves.
    private static func points(
        from start: IconPoint,
        to end: IconPoint,
        _ radius: Double,
        _ isLarge: Bool,
        _ isClockwise: Bool,
        halvings: Int
    ) -> [IconPoint] {
        let chord = end - start
        guard halvings > 0, chord.length > 0 else { return [end] }
        let across = IconPoint(chord.y, -chord.x) * ((isClockwise ? 1 : -1) / chord.length)
        let height = max(0, radius * radius - chord.length * chord.length / 4).squareRoot()
        let middle = (start + end) * 0.5 + across * (radius + (isLarge ? height : -height))
        return points(from: start, to: middle, radius, false, isClockwise, halvings: halvings - 1)
            + points(from: middle, to: end, radius, false, isClockwise, halvings: halvings - 1)
    }
}
