extension IconLayer {
    /// Returns lines that are seen on light and on dark.
    private static func lines(_ path: IconPath, _ color: UInt32) -> [IconLayer] {
        [IconLayer(path, 0x3C536B, width: 5.2, opacity: 0.55), IconLayer(path, color, width: 3.8)]
    }

    /// Returns level bars, one below the other: in each row, pairs of a start and an end.
    static func bars(_ rows: [[Double]], top: Double, step: Double, _ color: UInt32) -> [IconLayer] {
        var path = IconPath()
        for (number, row) in rows.enumerated() {
            let y = top + Double(number) * step
            for start in stride(from: 0, to: row.count - 1, by: 2) {
                path = path.move(row[start], y).line(row[start + 1], y)
            }
        }
        return lines(path, color)
    }

    /// Bars of haze below the sun or the moon.
    static let haze = bars([[11, 53], [18, 46], [14, 50]], top: 43, step: 7, 0xF3DFAE)

    /// Bars of dust below the sun or the moon, which are broken.
    static let dust = bars([[9, 34, 43, 54], [16, 22, 31, 48], [11, 26, 35, 41]], top: 43, step: 7, 0xDDAE66)

    /// A funnel of bars.
    static let tornado = bars(
        [[11, 53], [15, 47], [23, 47], [27, 43], [29, 38], [32, 35]],
        top: 11,
        step: 8.4,
        0xBCCBDB
    )

    /// Gusts that roll up at their ends.
    static let wind = lines(
        IconPath().move(8, 26).line(36, 26).arc(7, isLarge: true, isClockwise: false, 29.5, 16.5)
            .move(8, 36).line(48, 36).arc(7, isLarge: true, 41.5, 45.5).move(8, 46).line(27, 46),
        0xCFE0F0
    )

    /// Three plumes that rise in waves.
    static let smoke: [IconLayer] = {
        let plumes = [(17.0, 24.0), (32, 12), (47, 24)]
            .map { x, top in
                var (path, y, isClockwise) = (IconPath().move(x, 54), 54.0, true)
                while y > top {
                    path = path.arc(7.5, isClockwise: isClockwise, x, y - 10)
                    (y, isClockwise) = (y - 10, !isClockwise)
                }
                return path
            }
        return lines(plumes.reduce(IconPath(), +), 0xC3CCD6)
    }()
}
