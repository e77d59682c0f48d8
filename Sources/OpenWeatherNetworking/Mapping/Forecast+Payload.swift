import Foundation
import OpenWeatherCore

extension Forecast {
    /// Creates the forecast from the body of `forecast`, requested in `units` and received at `now`.
    ///
    /// Entries are sorted by date; of several with the same date the first is kept.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when a point, a date or a temperature is impossible.
    init(_ payload: ForecastDTO, units: Units, now: Date) throws(NetworkError) {
        let offset = UTCOffset(wire: payload.city.timezone)
        var entries: [ForecastEntry] = []
        entries.reserveCapacity(payload.list.count)
        for index in payload.list.indices {
            entries.append(try ForecastEntry(payload.list[index], at: index, utcOffset: offset, units: units))
        }
        // The service's lists are in order.
        if !entries.indices.dropFirst().allSatisfy({ entries[$0 - 1].date < entries[$0].date }) {
            var known: Set<Date> = []
            entries = entries.filter { known.insert($0.date).inserted }.sorted { $0.date < $1.date }
        }
        self.init(city: try ForecastCity(payload.city, on: entries.first?.date ?? now), entries: entries)
    }
}

extension ForecastCity {
    /// Creates the city from `city`; `date` is the forecast's first day, to which the times of the sun apply.
    init(_ payload: ForecastDTO.CityDTO, on date: Date) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "city.coord"
        )
        let country = PlaceNames.country(payload.country)
        self.init(
            cityID: PlaceNames.cityID(payload.id),
            name: PlaceNames.name(payload.name, id: payload.id, country: country),
            country: country,
            coordinate: coordinate,
            // The service sends 0 where the population is unknown.
            population: payload.population.flatMap { $0 > 0 ? $0 : nil },
            utcOffset: UTCOffset(wire: payload.timezone),
            sun: SunState(
                sunrise: Date(wire: payload.sunrise),
                sunset: Date(wire: payload.sunset),
                at: coordinate,
                on: date
            )
        )
    }
}

extension ForecastEntry {
    /// Creates the entry from the element of `list` at `index`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the date or the temperature is impossible.
    init(
        _ payload: ForecastDTO.EntryDTO,
        at index: Int,
        utcOffset: UTCOffset?,
        units: Units
    ) throws(NetworkError) {
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "list[\(index)].dt")) }
        guard let temperature = Temperature(wire: payload.main.temp, units: units) else {
            throw .decoding(.invalidField(path: "list[\(index)].main.temp"))
        }
        self.init(
            date: date,
            utcOffset: utcOffset,
            conditions: payload.weather.map { WeatherCondition($0) },
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
