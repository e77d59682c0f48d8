extension CompassTexts {
    /// English.
    static let english = CompassTexts(
        north: CompassText(short: "N", name: "north"),
        northNortheast: CompassText(short: "NNE", name: "north-northeast"),
        northeast: CompassText(short: "NE", name: "northeast"),
        eastNortheast: CompassText(short: "ENE", name: "east-northeast"),
        east: CompassText(short: "E", name: "east"),
        eastSoutheast: CompassText(short: "ESE", name: "east-southeast"),
        southeast: CompassText(short: "SE", name: "southeast"),
        southSoutheast: CompassText(short: "SSE", name: "south-southeast"),
        south: CompassText(short: "S", name: "south"),
        southSouthwest: CompassText(short: "SSW", name: "south-southwest"),
        southwest: CompassText(short: "SW", name: "southwest"),
        westSouthwest: CompassText(short: "WSW", name: "west-southwest"),
        west: CompassText(short: "W", name: "west"),
        westNorthwest: CompassText(short: "WNW", name: "west-northwest"),
        northwest: CompassText(short: "NW", name: "northwest"),
        northNorthwest: CompassText(short: "NNW", name: "north-northwest"),
        point: "{0}, {1}"
    )
}
