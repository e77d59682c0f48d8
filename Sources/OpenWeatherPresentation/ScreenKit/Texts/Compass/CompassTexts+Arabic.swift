extension CompassTexts {
    /// Arabic.
    static let arabic = CompassTexts(
        north: CompassText(short: "شمال", name: "الشمال"),
        northNortheast: CompassText(short: "شمال شمال شرق", name: "شمال الشمال الشرقي"),
        northeast: CompassText(short: "شمال شرق", name: "الشمال الشرقي"),
        eastNortheast: CompassText(short: "شرق شمال شرق", name: "شرق الشمال الشرقي"),
        east: CompassText(short: "شرق", name: "الشرق"),
        eastSoutheast: CompassText(short: "شرق جنوب شرق", name: "شرق الجنوب الشرقي"),
        southeast: CompassText(short: "جنوب شرق", name: "الجنوب الشرقي"),
        southSoutheast: CompassText(short: "جنوب جنوب شرق", name: "جنوب الجنوب الشرقي"),
        south: CompassText(short: "جنوب", name: "الجنوب"),
        southSouthwest: CompassText(short: "جنوب جنوب غرب", name: "جنوب الجنوب الغربي"),
        southwest: CompassText(short: "جنوب غرب", name: "الجنوب الغربي"),
        westSouthwest: CompassText(short: "غرب جنوب غرب", name: "غرب الجنوب الغربي"),
        west: CompassText(short: "غرب", name: "الغرب"),
        westNorthwest: CompassText(short: "غرب شمال غرب", name: "غرب الشمال الغربي"),
        northwest: CompassText(short: "شمال غرب", name: "الشمال الغربي"),
        northNorthwest: CompassText(short: "شمال شمال غرب", name: "شمال الشمال الغربي"),
        point: "{0}، {1}"
    )
}
