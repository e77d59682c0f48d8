/// The body of `forecast`.
struct ForecastDTO: Decodable, Sendable {
    let list: [EntryDTO]
    let city: CityDTO

    enum CodingKeys: String, CodingKey {
        case list, city
    }

    /// One element of `list`; `dt_txt` is left out, as it repeats `dt`.
    struct EntryDTO: Decodable, Sendable {
        let dt: Double
        let main: MainDTO
        @Lenient var weather: LossyArray<ConditionDTO>?
        @Lenient var clouds: CloudsDTO?
        @Lenient var wind: WindDTO?
        @Lenient var visibility: Double?
        @Lenient var pop: Double?
        @Lenient var rain: PrecipitationDTO?
        @Lenient var snow: PrecipitationDTO?
        @Lenient var sys: SystemDTO?

        enum CodingKeys: String, CodingKey {
            case dt, main, weather, clouds, wind, visibility, pop, rain, snow, sys
        }
    }

    /// `list[].sys`: the part of the day.
    struct SystemDTO: Decodable, Sendable {
        @Lenient var pod: String?

        enum CodingKeys: String, CodingKey {
            case pod
        }
    }

    /// `city`: the place of the forecast.
    struct CityDTO: Decodable, Sendable {
        let coord: CoordinateDTO
        @Lenient var id: FlexibleInteger?
        @Lenient var name: String?
        @Lenient var country: String?
        @Lenient var population: Int?
        @Lenient var timezone: Int?
        @Lenient var sunrise: Double?
        @Lenient var sunset: Double?

        enum CodingKeys: String, CodingKey {
            case coord, id, name, country, population, timezone, sunrise, sunset
        }
    }
}
