/// The body of `weather`.
struct CurrentWeatherDTO: Decodable, Sendable {
    let coord: CoordinateDTO
    let main: MainDTO
    let dt: Double
    @Lenient var weather: LossyArray<ConditionDTO>?
    @Lenient var visibility: Double?
    @Lenient var wind: WindDTO?
    @Lenient var clouds: CloudsDTO?
    @Lenient var rain: PrecipitationDTO?
    @Lenient var snow: PrecipitationDTO?
    @Lenient var sys: SystemDTO?
    @Lenient var timezone: Int?
    @Lenient var id: FlexibleInteger?
    @Lenient var name: String?

    enum CodingKeys: String, CodingKey {
        case coord, main, dt, weather, visibility, wind, clouds, rain, snow, sys, timezone, id, name
    }

    /// `sys`: country and sun.
    struct SystemDTO: Decodable, Sendable {
        @Lenient var country: String?
        @Lenient var sunrise: Double?
        @Lenient var sunset: Double?

        enum CodingKeys: String, CodingKey {
            case country, sunrise, sunset
        }
    }
}
