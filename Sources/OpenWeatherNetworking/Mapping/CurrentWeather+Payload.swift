import Foundation
import OpenWeatherCore

extension CurrentWeather {
    /// Reads the body of `weather`, which was asked for in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point, the moment or the temperature is impossible.
    init(_ payload: CurrentWeatherDTO, units: Units) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "coord"
        )
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "dt")) }
        guard let temperature = Temperature(wire: payload.main.temp, units: units) else {
            throw .decoding(.invalidField(path: "main.temp"))
        }
        let country = PlaceNames.country(payload.sys?.country)
        self.init(
            cityID: PlaceNames.cityID(payload.id),
            name: PlaceNames.name(payload.name, id: payload.id, country: country),
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: UTCOffset(wire: payload.timezone),
            conditions: WeatherCondition.conditions(payload.weather),
            temperature: temperature,
            feelsLike: Temperature(wire: payload.main.feelsLike, units: units),
            minimum: Temperature(wire: payload.main.tempMin, units: units),
            maximum: Temperature(wire: payload.main.tempMax, units: units),
            humidity: Percentage(wirePercent: payload.main.humidity),
            pressure: payload.main.seaLevelPressure,
            groundLevelPressure: Pressure(wire: payload.main.groundLevel),
            wind: Wind(payload.wind, units: units),
            cloudiness: Percentage(wirePercent: payload.clouds?.all),
            visibility: Length(wire: payload.visibility),
            rain: PrecipitationAmount(payload.rain, step: 1),
            snow: PrecipitationAmount(payload.snow, step: 1),
            sun: SunState(
                sunrise: Date(wire: payload.sys?.sunrise),
                sunset: Date(wire: payload.sys?.sunset),
                at: coordinate,
                on: date
            )
        )
    }
}
