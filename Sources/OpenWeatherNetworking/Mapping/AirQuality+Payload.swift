import Foundation
import OpenWeatherCore

extension AirQualityForecast {
    /// Creates the forecast from the body of `air_pollution` or `air_pollution/forecast`, sorted by date.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point or a date is impossible.
    init(_ payload: AirPollutionDTO) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "coord"
        )
        var entries: [AirQuality] = []
        for (index, entry) in payload.list.enumerated() {
            guard let date = Date(wire: entry.dt) else {
                throw .decoding(.invalidField(path: "list[\(index)].dt"))
            }
            entries.append(
                AirQuality(
                    coordinate: coordinate,
                    date: date,
                    index: entry.main?.aqi.flatMap { Int(exactly: $0) }.flatMap { AirQualityIndex(rawValue: $0) },
                    pollutants: Pollutants(entry.components)
                )
            )
        }
        self.init(coordinate: coordinate, entries: entries.sorted { $0.date < $1.date })
    }
}

extension Pollutants {
    /// Creates the concentrations from `components`, each of which may be missing.
    init(_ payload: AirPollutionDTO.ComponentsDTO?) {
        self.init(
            pm2_5: Concentration(wire: payload?.pm25),
            pm10: Concentration(wire: payload?.pm10),
            ozone: Concentration(wire: payload?.o3),
            nitrogenDioxide: Concentration(wire: payload?.no2),
            carbonMonoxide: Concentration(wire: payload?.co),
            sulfurDioxide: Concentration(wire: payload?.so2),
            ammonia: Concentration(wire: payload?.nh3),
            nitrogenMonoxide: Concentration(wire: payload?.no)
        )
    }
}
