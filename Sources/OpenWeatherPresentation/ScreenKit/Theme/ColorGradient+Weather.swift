extension ColorGradient {
    /// Bright blue into warm light.
    static let clearDay = ColorGradient(
        top: RGBColor(hex: 0x4FB3FF),
        middle: RGBColor(hex: 0x9ED8FF),
        bottom: RGBColor(hex: 0xFFE9A8)
    )
    /// A night sky.
    static let clearNight = ColorGradient(
        top: RGBColor(hex: 0x0B1D3A),
        middle: RGBColor(hex: 0x1F3B6B),
        bottom: RGBColor(hex: 0x35558C)
    )
    /// Grey-blue.
    static let cloudsDay = ColorGradient(
        top: RGBColor(hex: 0x4A6079),
        middle: RGBColor(hex: 0x566C84),
        bottom: RGBColor(hex: 0x5F748B)
    )
    /// Grey-blue in the dark.
    static let cloudsNight = ColorGradient(top: RGBColor(hex: 0x232F3E), bottom: RGBColor(hex: 0x344457))
    /// Deep blue.
    static let rainDay = ColorGradient(
        top: RGBColor(hex: 0x16324F),
        middle: RGBColor(hex: 0x24527A),
        bottom: RGBColor(hex: 0x2F6690)
    )
    /// Deep blue in the dark.
    static let rainNight = ColorGradient(top: RGBColor(hex: 0x0A1A2B), bottom: RGBColor(hex: 0x16324F))
    /// Pale.
    static let snowDay = ColorGradient(
        top: RGBColor(hex: 0xC9DCEB),
        middle: RGBColor(hex: 0xE6EFF6),
        bottom: RGBColor(hex: 0xF8FBFD)
    )
    /// Snow light in the dark.
    static let snowNight = ColorGradient(top: RGBColor(hex: 0x37495E), bottom: RGBColor(hex: 0x4F657D))
    /// Dark purple.
    static let thunderstormDay = ColorGradient(
        top: RGBColor(hex: 0x24123F),
        middle: RGBColor(hex: 0x3B1F5C),
        bottom: RGBColor(hex: 0x553A78)
    )
    /// Dark purple, nearly black.
    static let thunderstormNight = ColorGradient(top: RGBColor(hex: 0x140A26), bottom: RGBColor(hex: 0x2B1747))
    /// Muted.
    static let atmosphereDay = ColorGradient(top: RGBColor(hex: 0xB5B1A8), bottom: RGBColor(hex: 0xCFCBC2))
    /// Muted in the dark.
    static let atmosphereNight = ColorGradient(top: RGBColor(hex: 0x34383C), bottom: RGBColor(hex: 0x4B5055))
}
