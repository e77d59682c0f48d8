extension CompassTexts {
    /// Japanese.
    static let japanese = CompassTexts(
        north: CompassText(short: "北", name: "北"),
        northNortheast: CompassText(short: "北北東", name: "北北東"),
        northeast: CompassText(short: "北東", name: "北東"),
        eastNortheast: CompassText(short: "東北東", name: "東北東"),
        east: CompassText(short: "東", name: "東"),
        eastSoutheast: CompassText(short: "東南東", name: "東南東"),
        southeast: CompassText(short: "南東", name: "南東"),
        southSoutheast: CompassText(short: "南南東", name: "南南東"),
        south: CompassText(short: "南", name: "南"),
        southSouthwest: CompassText(short: "南南西", name: "南南西"),
        southwest: CompassText(short: "南西", name: "南西"),
        westSouthwest: CompassText(short: "西南西", name: "西南西"),
        west: CompassText(short: "西", name: "西"),
        westNorthwest: CompassText(short: "西北西", name: "西北西"),
        northwest: CompassText(short: "北西", name: "北西"),
        northNorthwest: CompassText(short: "北北西", name: "北北西"),
        point: "{0}、{1}"
    )
}
