import Foundation

/// An icon of the demo weather: a drawing of its own under the name of one of the service's icons.
struct DemoIcon: Hashable, Sendable {
    /// The number of the condition, such as 10 for rain.
    let number: Int
    /// A Boolean value that indicates whether it is the icon of the day.
    let isDay: Bool
    /// The length of a side in pixels.
    let side: Int

    /// Creates the icon of a file such as `10d@2x.png`; `nil` for a name that is none of the service's.
    init?(file: String) {
        let sides = [".png": 50, "@2x.png": 100, "@4x.png": 200]
        guard let side = sides[String(file.dropFirst(3))], let number = Int(file.prefix(2)), file.prefix(2).count == 2,
            [1, 2, 3, 4, 9, 10, 11, 13, 50].contains(number), ["d", "n"].contains(file.dropFirst(2).prefix(1))
        else { return nil }
        self.number = number
        isDay = file.dropFirst(2).hasPrefix("d")
        self.side = side
    }

    /// The icon as a PNG file with a transparent background.
    var png: Data {
        PNGWriter.file(width: side, height: side, pixels: IconRaster(drawing, side: side).pixels)
    }

    private var drawing: WeatherDrawing {
        switch number {
        case 1: isDay ? .clearDay : .clearNight
        case 2: isDay ? .fewCloudsDay : .fewCloudsNight
        case 3: isDay ? .cloudsDay : .cloudsNight
        case 4: .overcast
        case 9: .rain
        case 10: isDay ? .showersDay : .showersNight
        case 11: .thunderstorm
        case 13: .snow
        default: .fog
        }
    }
}
