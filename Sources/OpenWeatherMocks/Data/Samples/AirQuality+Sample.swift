public import Foundation
public import OpenWeatherCore

extension Pollutants {
    /// Returns the pollutants of a clean city in micrograms per cubic meter.
    ///
    /// Pass the values that a test depends on; `nil` means that the service reports none.
    public static func sample(
        pm2_5: Double? = 5.5,
        pm10: Double? = 8.1,
        ozone: Double? = 68.7,
        nitrogenDioxide: Double? = 4.1,
        carbonMonoxide: Double? = 201.3,
        sulfurDioxide: Double? = 0.6,
        ammonia: Double? = 0.2,
        nitrogenMonoxide: Double? = 0.02
    ) -> Pollutants {
        Pollutants(
            pm2_5: pm2_5.map(Concentration.init),
            pm10: pm10.map(Concentration.init),
            ozone: ozone.map(Concentration.init),
            nitrogenDioxide: nitrogenDioxide.map(Concentration.init),
            carbonMonoxide: carbonMonoxide.map(Concentration.init),
            sulfurDioxide: sulfurDioxide.map(Concentration.init),
            ammonia: ammonia.map(Concentration.init),
            nitrogenMonoxide: nitrogenMonoxide.map(Concentration.init)
        )
    }
}

extension AirQuality {
    /// Returns fair air quality in Lisbon, except for the values that are passed.
    public static func sample(
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured,
        index: AirQualityIndex? = .fair,
        pollutants: Pollutants = .sample()
    ) -> AirQuality {
        AirQuality(coordinate: coordinate, date: date, index: index, pollutants: pollutants)
    }
}

extension AirQualityForecast {
    /// Returns an air quality forecast of four days in Lisbon: 96 entries, one each hour.
    public static func sample(
        coordinate: Coordinate = .lisbon,
        entries: [AirQuality] = AirQualityForecast.sampleEntries()
    ) -> AirQualityForecast {
        AirQualityForecast(coordinate: coordinate, entries: entries)
    }

    /// Returns hourly entries whose fine particles, and with them the index, rise and fall once a day.
    ///
    /// - Parameters:
    ///   - count: The number of entries.
    ///   - start: The date of the first entry.
    ///   - coordinate: The coordinate of all entries.
    /// - Returns: The entries in order of time.
    public static func sampleEntries(
        count: Int = 96,
        from start: Date = SampleTime.measured,
        coordinate: Coordinate = .lisbon
    ) -> [AirQuality] {
        (0..<max(0, count))
            .map { hour in
                let particles = 12 + 6 * cos(Double(hour) / 12 * .pi)
                let pollutants = Pollutants.sample(pm2_5: particles, ozone: 50)
                return .sample(
                    coordinate: coordinate,
                    date: start + Double(hour) * 3600,
                    index: particles < 10 ? .good : .fair,
                    pollutants: pollutants
                )
            }
    }
}
