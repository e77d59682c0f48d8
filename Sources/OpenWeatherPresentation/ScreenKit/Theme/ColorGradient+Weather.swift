// Light appearance, each by day and by night.
extension ColorGradient {
    /// Bright blue into warm light.
    static let clearDay = ColorGradient(
        top: RGBColor(hex: 0x4FB3FF),
        middle: RGBColor(hex: 0x9ED8FF),
        bottom: RGBColor(hex: 0xFFF6E2)
    )
    /// A night sky.
    static let clearNight = ColorGradient(
        top: RGBColor(hex: 0x0B1D3A),
        middle: RGBColor(hex: 0x1F3B6B),
        bottom: RGBColor(hex: 0x35558C)
    )
    /// Gray-blue.
    static let cloudsDay = ColorGradient(
        top: RGBColor(hex: 0x4A6079),
        middle: RGBColor(hex: 0x566C84),
        bottom: RGBColor(hex: 0x5F748B)
    )
    /// Gray-blue in the dark.
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

// Dark appearance: the hues of the light one, dark enough for a contrast of 7 with white text.
extension ColorGradient {
    /// Deep blue into dim warm light.
    static let clearDayDark = ColorGradient(
        top: RGBColor(hex: 0x0C3A63),
        middle: RGBColor(hex: 0x1D4A6E),
        bottom: RGBColor(hex: 0x4A4A60)
    )
    /// A night sky, nearly black.
    static let clearNightDark = ColorGradient(
        top: RGBColor(hex: 0x050D1C),
        middle: RGBColor(hex: 0x0D1B34),
        bottom: RGBColor(hex: 0x172A4A)
    )
    /// Dim gray-blue.
    static let cloudsDayDark = ColorGradient(top: RGBColor(hex: 0x253240), bottom: RGBColor(hex: 0x364757))
    /// Gray-blue, nearly black.
    static let cloudsNightDark = ColorGradient(top: RGBColor(hex: 0x10161E), bottom: RGBColor(hex: 0x1C2632))
    /// Dim deep blue.
    static let rainDayDark = ColorGradient(top: RGBColor(hex: 0x0C2137), bottom: RGBColor(hex: 0x1B4262))
    /// Deep blue, nearly black.
    static let rainNightDark = ColorGradient(top: RGBColor(hex: 0x060F1A), bottom: RGBColor(hex: 0x0D2135))
    /// Snow in the dusk.
    static let snowDayDark = ColorGradient(top: RGBColor(hex: 0x34485A), bottom: RGBColor(hex: 0x475B6C))
    /// Snow in the dark.
    static let snowNightDark = ColorGradient(top: RGBColor(hex: 0x1B2733), bottom: RGBColor(hex: 0x2D3C4B))
    /// Purple, nearly black.
    static let thunderstormDayDark = ColorGradient(top: RGBColor(hex: 0x180B2B), bottom: RGBColor(hex: 0x35204F))
    /// The last light before black.
    static let thunderstormNightDark = ColorGradient(top: RGBColor(hex: 0x0B0516), bottom: RGBColor(hex: 0x1C0F30))
    /// Dim and muted.
    static let atmosphereDayDark = ColorGradient(top: RGBColor(hex: 0x44413B), bottom: RGBColor(hex: 0x55524B))
    /// Muted, nearly black.
    static let atmosphereNightDark = ColorGradient(top: RGBColor(hex: 0x1B1D20), bottom: RGBColor(hex: 0x2B2F33))
}
