import Foundation
import OpenWeatherCore

/// The body of `/data/2.5/aggregated/day`, `/month` and `/year`: what the model has had in twelve years.
struct DemoStatisticsBody: Encodable, Sendable {
    /// `result`, which is an array for a year.
    enum Result: Encodable, Sendable {
        case one(Row)
        case all([Row])

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .one(let row): try row.encode(to: encoder)
            case .all(let rows): try rows.encode(to: encoder)
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case cod, calctime, result
        case cityID = "city_id"
    }

    let cod = 200
    let cityID: Int
    let calctime = 0.1
    let result: Result

    /// Creates the body with a result.
    init(of place: DemoPlace, _ result: Result) {
        cityID = place.city?.id ?? 1
        self.result = result
    }

    /// A day, or a month as a whole.
    struct Row: Encodable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case month, day, temp, humidity, wind, precipitation, clouds
            case sunshineHours = "sunshine_hours"
        }

        let month: Int
        let day: Int?
        let temp: [String: Double]
        let humidity: [String: Double]
        let wind: [String: Double]
        let precipitation: [String: Double]
        let clouds: [String: Double]
        let sunshineHours: Double?

        /// Creates the row of days of the year in the twelve years before `year`, the most that the service has.
        init(of place: DemoPlace, month: Int, days: ClosedRange<Int>, isWhole: Bool, before year: Int) {
            let dates = (year - Self.years..<year)
                .flatMap { year in
                    days.compactMap { LocalDay(year: year, month: month, day: $0)?.start(at: .utc) }
                }
            let moments = dates.map { date in
                Self.hours.map { place.moment(at: date + $0 * 3_600) }
            }
            let all = moments.flatMap(\.self)
            self.month = month
            day = isWhole ? nil : days.lowerBound
            let kelvins = moments.map { $0.map { $0.temperature + 273.15 } }
            var temp = Self.distribution(of: kelvins.flatMap(\.self))
            temp["record_min"] = temp.removeValue(forKey: "min")
            temp["record_max"] = temp.removeValue(forKey: "max")
            temp["average_min"] = Self.mean(of: kelvins.compactMap { $0.min() })
            temp["average_max"] = Self.mean(of: kelvins.compactMap { $0.max() })
            self.temp = temp
            humidity = Self.distribution(of: all.map(\.humidity))
            wind = Self.distribution(of: all.map(\.windSpeed))
            precipitation = Self.distribution(of: all.map(\.precipitation))
            clouds = Self.distribution(of: all.map { $0.cloudCover * 100 })
            let sunny = all.reduce(0) { $0 + ($1.isDay ? 1 - $1.cloudCover : 0) } * Self.step / Double(Self.years)
            sunshineHours = isWhole ? DemoWire.rounded(sunny) : nil
        }

        /// The hours of a day that are measured, each of which stands for as many as are between them.
        private static let hours = [0.0, 6, 12, 18]
        private static let step = 6.0
        private static let years = 12

        private static func distribution(of values: [Double]) -> [String: Double] {
            let sorted = values.sorted()
            guard let low = sorted.first, let high = sorted.last else { return [:] }
            let mean = sorted.reduce(0, +) / Double(sorted.count)
            let variance = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(sorted.count)
            let numbers = [
                "min": low, "max": high, "mean": mean, "st_dev": variance.squareRoot(),
                "median": sorted[sorted.count / 2], "p25": sorted[sorted.count / 4],
                "p75": sorted[sorted.count * 3 / 4], "num": Double(sorted.count) * step,
            ]
            return numbers.mapValues(DemoWire.rounded)
        }

        private static func mean(of values: [Double]) -> Double {
            DemoWire.rounded(values.reduce(0, +) / Double(max(1, values.count)))
        }
    }
}
