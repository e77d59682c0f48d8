/// `main`: temperatures, pressure and humidity. Any number may be whole or not.
struct MainDTO: Decodable, Sendable {
    let temp: Double
    @Lenient var feelsLike: Double?
    @Lenient var tempMin: Double?
    @Lenient var tempMax: Double?
    @Lenient var pressure: Double?
    @Lenient var seaLevel: Double?
    @Lenient var groundLevel: Double?
    @Lenient var humidity: Double?

    enum CodingKeys: String, CodingKey {
        case temp
        case feelsLike = "feels_like"
        case tempMin = "temp_min"
        case tempMax = "temp_max"
        case pressure
        case seaLevel = "sea_level"
        case groundLevel = "grnd_level"
        case humidity
    }
}
