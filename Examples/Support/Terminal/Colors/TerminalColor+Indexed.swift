extension TerminalColor {
    /// The number of the nearest of xterm's 240 fixed colors: a cube of six levels, and a ramp of grays.
    ///
    /// Of two that are equally near, the color of the cube. The sixteen basic colors are left out, as users change them.
    /// Source: xterm, `256colres.h`.
    var indexedNumber: Int {
        let cube = [red, green, blue].map(Self.level)
        let inCube = TerminalColor(red: Self.levels[cube[0]], green: Self.levels[cube[1]], blue: Self.levels[cube[2]])
        // The gray at the least distance is the one that is nearest to the mean of the components.
        let step = min(23, max(0, (red + green + blue - 9) / 30))
        let gray = 8 + 10 * step
        let inRamp = TerminalColor(red: gray, green: gray, blue: gray)
        return distance(to: inRamp) < distance(to: inCube) ? 232 + step : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    }

    /// Returns the square of the distance between two colors.
    func distance(to other: TerminalColor) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }

    /// Returns the color with a number of ``indexedNumber``.
    static func indexed(_ number: Int) -> TerminalColor {
        guard number < 232 else {
            let gray = 8 + 10 * (number - 232)
            return TerminalColor(red: gray, green: gray, blue: gray)
        }
        let place = number - 16
        return TerminalColor(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    /// Returns the index of the nearest level.
    private static func level(_ part: Int) -> Int {
        part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
    }
}
