extension CompassTexts {
    /// French.
    static let french = CompassTexts(
        north: CompassText(short: "N", name: "nord"),
        northNortheast: CompassText(short: "NNE", name: "nord-nord-est"),
        northeast: CompassText(short: "NE", name: "nord-est"),
        eastNortheast: CompassText(short: "ENE", name: "est-nord-est"),
        east: CompassText(short: "E", name: "est"),
        eastSoutheast: CompassText(short: "ESE", name: "est-sud-est"),
        southeast: CompassText(short: "SE", name: "sud-est"),
        southSoutheast: CompassText(short: "SSE", name: "sud-sud-est"),
        south: CompassText(short: "S", name: "sud"),
        southSouthwest: CompassText(short: "SSO", name: "sud-sud-ouest"),
        southwest: CompassText(short: "SO", name: "sud-ouest"),
        westSouthwest: CompassText(short: "OSO", name: "ouest-sud-ouest"),
        west: CompassText(short: "O", name: "ouest"),
        westNorthwest: CompassText(short: "ONO", name: "ouest-nord-ouest"),
        northwest: CompassText(short: "NO", name: "nord-ouest"),
        northNorthwest: CompassText(short: "NNO", name: "nord-nord-ouest"),
        point: "{0}, {1}"
    )
}
