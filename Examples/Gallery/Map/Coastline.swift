/// The coasts of the world in coarse lines, to draw tiles of weather over.
package enum Coastline: Sendable {
    /// A point in degrees.
    package struct Point: Hashable, Sendable {
        /// The longitude.
        package let longitude: Double
        /// The latitude.
        package let latitude: Double
    }

    /// The lines.
    package static let lines: [[Point]] = points.split(separator: ";")
        .map { line in
            var (x, y) = (0, 0)
            return line.split(separator: " ")
                .map { step in
                    let parts = step.split(separator: ",").map { Int($0) ?? 0 }
                    x += parts.first ?? 0
                    y += parts.last ?? 0
                    return Point(longitude: Double(x) / 100, latitude: Double(y) / 100)
                }
        }
}
