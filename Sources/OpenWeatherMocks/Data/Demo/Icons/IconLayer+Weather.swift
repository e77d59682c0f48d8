import Foundation

extension IconLayer {
    /// Returns a sun with eight rays around a point.
    static func sun(_ x: Double, _ y: Double, _ radius: Double) -> [IconLayer] {
        let (near, far) = (radius + 4.8, radius + 9.6)
        let rays = (0..<8)
            .reduce(IconPath()) { path, number in
                let (across, down) = (cos(Double(number) * .pi / 4), sin(Double(number) * .pi / 4))
                return path.move(x + near * across, y + near * down).line(x + far * across, y + far * down)
            }
        return [
            IconLayer(rays, 0xFFB020, width: 3.4), IconLayer(.disc(x, y, radius), .sun, edge: 0xA85B00, opacity: 0.25),
        ]
    }

    /// The sun behind a cloud.
    static let sunBehind = sun(21.5, 24, 9.8)
    /// The sun behind a cloud with rain or lightning below it.
    static let sunHigh = sun(21.5, 21, 8.5)
    /// The moon behind a cloud.
    static let moonBehind = moon(22, 23, 16)
    /// The moon behind a cloud with rain or lightning below it.
    static let moonHigh = moon(21, 20, 15)

    /// Returns a crescent within a circle: the circle without the one that lies to its upper right.
    static func moon(_ x: Double, _ y: Double, _ radius: Double) -> [IconLayer] {
        let crescent = IconPath().move(-0.0696, -0.9976).arc(1, isLarge: true, isClockwise: false, 0.9111, 0.4122)
            .arc(0.86, -0.0696, -0.9976).closed()
        return [IconLayer(crescent.placed(x, y, scale: radius), .moon, edge: 0x8A6D1F, opacity: 0.35)]
    }

    /// Two stars beside the moon.
    static let stars: [IconLayer] = [(46.0, 17.0, 5.5), (53, 30, 3.8)]
        .map { x, y, size in
            let star = IconPath().move(0, -1).arc(1.05, isClockwise: false, 1, 0).arc(1.05, isClockwise: false, 0, 1)
                .arc(1.05, isClockwise: false, -1, 0).arc(1.05, isClockwise: false, 0, -1).closed()
            return IconLayer(star.placed(x, y, scale: size), .moon, edge: 0x8A6D1F, opacity: 0.35)
        }

    private static func cloud(_ paint: IconPaint, _ x: Double, _ y: Double, scale: Double = 1) -> IconLayer {
        let outline = IconPath().move(18, 46).line(46, 46).arc(11, isClockwise: false, 47.5, 24.1)
            .arc(16, isClockwise: false, 17, 22.5).arc(12, isClockwise: false, 18, 46).closed()
        return IconLayer(outline.placed(x, y, scale: scale), paint, edge: 0x294766, opacity: 0.35)
    }

    /// A cloud.
    static let cloud = cloud(.cloud, 0, 6)
    /// A cloud in front of the sun or the moon.
    static let nearCloud = cloud(.cloud, 6, 9.5, scale: 0.9)
    /// A small cloud in front of the sun or the moon.
    static let smallCloud = cloud(.cloud, 13.5, 22, scale: 0.78)
    /// The cloud behind another one.
    static let backCloud = cloud(.darkCloud, 21, -3, scale: 0.7)
    /// A cloud with something below it.
    static let raisedCloud = cloud(.cloud, 0, -4)
    /// A cloud with something below it, in front of the sun or the moon.
    static let sideCloud = cloud(.cloud, 8.5, 2.6, scale: 0.86)
    /// A cloud of heavy weather in front of the sun or the moon.
    static let sideDarkCloud = cloud(.darkCloud, 8.5, 2.6, scale: 0.86)
    /// A cloud of heavy weather.
    static let raisedDarkCloud = cloud(.darkCloud, 0, -4)

    /// Returns drops below a cloud, at the places of their tops; the longer ones are aslant.
    static func drops(_ places: [Double], from top: Double, length: Double) -> [IconLayer] {
        let slant = length < 5 ? 0 : length * 0.3
        let lines = places.reduce(IconPath()) { $0.move($1, top).line($1 - slant, top + length) }
        return [IconLayer(lines, 0x1C5AA0, width: 4.4, opacity: 0.7), IconLayer(lines, 0x5CB4FF, width: 3.2)]
    }

    /// Moderate rain.
    static let rain = drops([22, 32.5, 43], from: 47.5, length: 9)
    /// Moderate rain below a cloud in front of the sun or the moon.
    static let sideRain = drops([26, 36.5, 47], from: 47.5, length: 9)

    /// Returns flakes around points.
    static func flakes(_ places: [(x: Double, y: Double)]) -> [IconLayer] {
        let lines = places.reduce(IconPath()) { path, place in
            path.move(place.x, place.y - 4.2).line(place.x, place.y + 4.2)
                .move(place.x - 3.6, place.y - 2.1).line(place.x + 3.6, place.y + 2.1)
                .move(place.x + 3.6, place.y - 2.1).line(place.x - 3.6, place.y + 2.1)
        }
        return [IconLayer(lines, 0x3F86C4, width: 3.4), IconLayer(lines, 0xFFFFFF, width: 1.7)]
    }

    private static func bolt(_ x: Double) -> IconLayer {
        let outline = IconPath().move(35, 37).line(25, 50).line(31.2, 50).line(28, 61).line(40, 46.5).line(33.4, 46.5)
            .line(37.4, 37).closed()
        return IconLayer(outline.placed(x, 0), .bolt, edge: 0x7A5200, opacity: 0.45)
    }

    /// A bolt below a cloud.
    static let bolt = bolt(0)
    /// A bolt below a cloud in front of the sun or the moon.
    static let sideBolt = bolt(3.5)
}

extension IconPath {
    /// Returns a circle.
    fileprivate static func disc(_ x: Double, _ y: Double, _ radius: Double) -> IconPath {
        IconPath().move(x - radius, y).arc(radius, x + radius, y).arc(radius, x - radius, y).closed()
    }
}
