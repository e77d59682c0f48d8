import Foundation
import OpenWeatherCore

extension ForecastEntry {
    /// Reads the element of `list` at `path`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the moment or the temperature is impossible.
    init(
        _ payload: ForecastDTO.EntryDTO,
        utcOffset: UTCOffset?,
        units: Units,
        path: String
    ) throws(NetworkError) {
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "\(path).dt")) }
        guard let temperature = Temperature(wire: payload.main.temp, units: units) else {
            throw .decoding(.invalidField(path: "\(path).main.temp"))
        }
        self.init(
            date: date,
            utcOffset: utcOffset,
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
            chanceOfPrecipitation: Percentage(wireFraction: payload.pop),
            rain: PrecipitationAmount(payload.rain, step: 3),
            snow: PrecipitationAmount(payload.snow, step: 3),
            partOfDay: payload.sys?.pod.flatMap { PartOfDay(rawValue: $0) }
        )
    }
}
