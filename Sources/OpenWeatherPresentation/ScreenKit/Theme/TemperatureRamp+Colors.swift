import OpenWeatherCore

extension TemperatureRamp {
    /// The colors for light backgrounds: from violet through blue, green, and yellow to dark red.
    public static let light = TemperatureRamp([
        (-30, 0x6B3FB8), (-15, 0x2F5FD0), (0, 0x3D93DB), (8, 0x1B9A96), (15, 0x469E43), (21, 0xD1A300),
        (28, 0xE5720F), (35, 0xD12A22), (42, 0x8A1016),
    ])

    /// The same hues for dark backgrounds, all of them light enough to stand out.
    public static let dark = TemperatureRamp([
        (-30, 0xB597F5), (-15, 0x7BA1FF), (0, 0x8ECCFF), (8, 0x55D2C8), (15, 0x82D56E), (21, 0xFFDA52),
        (28, 0xFFA552), (35, 0xFF7567), (42, 0xE2504F),
    ])

    /// The colors for readers who cannot tell hues apart: the warmer, the lighter.
    ///
    /// They go from dark blue to light yellow, and their lightness alone tells temperatures apart.
    public static let monotone = TemperatureRamp([
        (-30, 0x14305C), (-15, 0x2B4676), (0, 0x4A5D7F), (8, 0x62707F), (15, 0x7C8479), (21, 0x969770),
        (28, 0xB4AC66), (35, 0xD3C25C), (42, 0xF2DA5A),
    ])

    private init(_ stops: [(celsius: Double, hex: UInt32)]) {
        self.init(stops: stops.map { Stop(Temperature(celsius: $0.celsius), RGBColor(hex: $0.hex)) })
    }
}
