@testable import OpenWeatherExtras
@testable import OpenWeatherNetworking

extension Judged {
    /// The body of `history/city`.
    struct History: Decodable, Hashable, Sendable {
        let list: [Forecast.Entry]

        enum CodingKeys: String, CodingKey {
            case list
        }

        init(_ payload: HistoryDTO) {
            list = payload.list.map { Forecast.Entry($0) }
        }
    }

    /// The body of `history/accumulated_temperature` and `history/accumulated_precipitation`.
    struct Accumulated: Decodable, Hashable, Sendable {
        let list: [Row]

        enum CodingKeys: String, CodingKey {
            case list
        }

        init(_ payload: AccumulatedDTO) {
            list = payload.list.map { Row($0) }
        }

        /// One element of `list`.
        struct Row: Decodable, Hashable, Sendable {
            let date: String
            @Lenient var temp: Double?
            @Lenient var rain: Double?
            @Lenient var count: Int?

            enum CodingKeys: String, CodingKey {
                case date, temp, rain, count
            }

            init(_ payload: AccumulatedDTO.RowDTO) {
                date = payload.date
                temp = payload.temp
                rain = payload.rain
                count = payload.count
            }
        }
    }

    /// The body of `aggregated/day`, `aggregated/month` and `aggregated/year`.
    struct Statistics: Decodable, Hashable, Sendable {
        let result: [Row]

        enum CodingKeys: String, CodingKey {
            case result
        }

        init(_ payload: StatisticsDTO) {
            result = payload.result.map { Row($0) }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if let rows = try? values.decode([Row].self, forKey: .result) {
                result = rows
            } else {
                result = [try values.decode(Row.self, forKey: .result)]
            }
        }

        /// A day or a month.
        struct Row: Decodable, Hashable, Sendable {
            let month: Int
            let temp: Distribution
            @Lenient var day: Int?
            @Lenient var humidity: Distribution?
            @Lenient var wind: Distribution?
            @Lenient var precipitation: Distribution?
            @Lenient var clouds: Distribution?
            @Lenient var sunshineHours: Double?

            enum CodingKeys: String, CodingKey {
                case month, temp, day, humidity, wind, precipitation, clouds
                case sunshineHours = "sunshine_hours"
            }

            init(_ payload: StatisticsDTO.RowDTO) {
                month = payload.month
                temp = Distribution(payload.temp)
                day = payload.day
                humidity = payload.humidity.map { Distribution($0) }
                wind = payload.wind.map { Distribution($0) }
                precipitation = payload.precipitation.map { Distribution($0) }
                clouds = payload.clouds.map { Distribution($0) }
                sunshineHours = payload.sunshineHours
            }
        }

        /// `temp`, `humidity` and the like, without the extremes, whose names differ.
        struct Distribution: Decodable, Hashable, Sendable {
            @Lenient var averageMinimum: Double?
            @Lenient var averageMaximum: Double?
            @Lenient var median: Double?
            @Lenient var mean: Double?
            @Lenient var p25: Double?
            @Lenient var p75: Double?
            @Lenient var deviation: Double?
            @Lenient var count: Int?

            enum CodingKeys: String, CodingKey {
                case averageMinimum = "average_min"
                case averageMaximum = "average_max"
                case median, mean, p25, p75
                case deviation = "st_dev"
                case count = "num"
            }

            init(_ payload: StatisticsDTO.DistributionDTO) {
                averageMinimum = payload.averageMinimum
                averageMaximum = payload.averageMaximum
                median = payload.median
                mean = payload.mean
                p25 = payload.p25
                p75 = payload.p75
                deviation = payload.deviation
                count = payload.count
            }
        }
    }
}
