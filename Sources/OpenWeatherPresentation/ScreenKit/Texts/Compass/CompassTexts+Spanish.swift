extension CompassTexts {
    /// Spanish.
    static let spanish = CompassTexts(
        north: CompassText(short: "N", name: "norte"),
        northNortheast: CompassText(short: "NNE", name: "nornoreste"),
        northeast: CompassText(short: "NE", name: "noreste"),
        eastNortheast: CompassText(short: "ENE", name: "estenoreste"),
        east: CompassText(short: "E", name: "este"),
        eastSoutheast: CompassText(short: "ESE", name: "estesureste"),
        southeast: CompassText(short: "SE", name: "sureste"),
        southSoutheast: CompassText(short: "SSE", name: "sursureste"),
        south: CompassText(short: "S", name: "sur"),
        southSouthwest: CompassText(short: "SSO", name: "sursuroeste"),
        southwest: CompassText(short: "SO", name: "suroeste"),
        westSouthwest: CompassText(short: "OSO", name: "oestesuroeste"),
        west: CompassText(short: "O", name: "oeste"),
        westNorthwest: CompassText(short: "ONO", name: "oestenoroeste"),
        northwest: CompassText(short: "NO", name: "noroeste"),
        northNorthwest: CompassText(short: "NNO", name: "nornoroeste"),
        point: "{0}, {1}"
    )
}
