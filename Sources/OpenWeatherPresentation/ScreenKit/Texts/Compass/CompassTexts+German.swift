extension CompassTexts {
    /// German.
    static let german = CompassTexts(
        north: CompassText(short: "N", name: "Nord"),
        northNortheast: CompassText(short: "NNO", name: "Nordnordost"),
        northeast: CompassText(short: "NO", name: "Nordost"),
        eastNortheast: CompassText(short: "ONO", name: "Ostnordost"),
        east: CompassText(short: "O", name: "Ost"),
        eastSoutheast: CompassText(short: "OSO", name: "Ostsüdost"),
        southeast: CompassText(short: "SO", name: "Südost"),
        southSoutheast: CompassText(short: "SSO", name: "Südsüdost"),
        south: CompassText(short: "S", name: "Süd"),
        southSouthwest: CompassText(short: "SSW", name: "Südsüdwest"),
        southwest: CompassText(short: "SW", name: "Südwest"),
        westSouthwest: CompassText(short: "WSW", name: "Westsüdwest"),
        west: CompassText(short: "W", name: "West"),
        westNorthwest: CompassText(short: "WNW", name: "Westnordwest"),
        northwest: CompassText(short: "NW", name: "Nordwest"),
        northNorthwest: CompassText(short: "NNW", name: "Nordnordwest"),
        point: "{0}, {1}"
    )
}
