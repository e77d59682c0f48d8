package import Foundation
package import OpenWeatherCore

extension CurrentWeather {
    /// Creates the weather of a city from a line of a bulk file such as `weather_14.json`.
    ///
    /// Source: <https://openweathermap.org/api/bulk>. Bulk files are in kelvin and meters per second. They have no zone and
    /// no times of the sun.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/invalidResponse(_:)`` for a line that is not JSON, and without a point, a
    ///   date or a temperature.
    package init(bulkLine line: Data) throws(WeatherError) {
        do throws(NetworkError) {
            let row: BulkWeatherDTO
            do throws(JSONReader.Failure) {
                row = try BulkWeatherDTO(json: line)
            } catch {
                throw NetworkError(error, in: line)
            }
            try self.init(row)
        } catch {
            throw WeatherError(error)
        }
    }

    private init(_ row: BulkWeatherDTO) throws(NetworkError) {
        guard let date = Date(wire: row.time) else { throw .decoding(.invalidField(path: "time")) }
        guard let elements = WeatherElements(row, step: 1, units: .standard) else {
            throw .decoding(.invalidField(path: "main.temp"))
        }
        let city = try ForecastCity(row.city, on: date)
        self.init(
            cityID: city.cityID,
            name: city.name,
            country: city.country,
            coordinate: city.coordinate,
            date: date,
            utcOffset: city.utcOffset,
            sun: city.sun,
            elements: elements
        )
    }
}

/// A line of a bulk file of current weather.
struct BulkWeatherDTO: JSONReadable, WeatherParts {
    let city: ForecastDTO.CityDTO
    let time: Double
    let main: MainDTO
    private(set) var weather: [ConditionDTO] = []
    private(set) var visibility: Double?
    private(set) var wind: WindDTO?
    private(set) var clouds: CloudsDTO?
    private(set) var rain: PrecipitationDTO?
    private(set) var snow: PrecipitationDTO?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var city: ForecastDTO.CityDTO?
        var time: Double?
        var main: MainDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "city": city = try reader.value()
            case "time": time = try reader.value()
            case "main": main = try reader.value()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "visibility": visibility = try reader.optional()
            case "wind": wind = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            default: break
            }
        }
        self.city = try reader.required(city, "city")
        self.time = try reader.required(time, "time")
        self.main = try reader.required(main, "main")
    }
}
