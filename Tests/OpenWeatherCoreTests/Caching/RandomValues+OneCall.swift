import Foundation
import OpenWeatherCore

extension RandomValues {
    mutating func uvIndex() -> UVIndex { UVIndex(double()) }

    mutating func minute() -> MinutePrecipitation {
        MinutePrecipitation(
            date: date(),
            utcOffset: optional { $0.offset() },
            hourlyRate: optional { $0.depth() }
        )
    }

    mutating func hour() -> HourlyForecast {
        HourlyForecast(date: date(), utcOffset: optional { $0.offset() }, elements: elements())
    }

    mutating func temperatures() -> DayTemperatures {
        DayTemperatures(
            morning: optional { $0.temperature() },
            day: optional { $0.temperature() },
            evening: optional { $0.temperature() },
            night: optional { $0.temperature() }
        )
    }

    mutating func day() -> DailyForecast {
        DailyForecast(
            day: LocalDay(daysSince1970: int()),
            utcOffset: optional { $0.offset() },
            sun: sun(),
            moonrise: optional { $0.date() },
            moonset: optional { $0.date() },
            moonPhase: optional { $0.double() }.flatMap { MoonPhase(fraction: $0) },
            summary: optional { $0.text() },
            conditions: list(3) { $0.condition() },
            low: temperature(),
            high: temperature(),
            temperatures: temperatures(),
            feelsLike: temperatures(),
            humidity: optional { $0.percentage() },
            dewPoint: optional { $0.temperature() },
            pressure: optional { $0.pressure() },
            wind: optional { $0.wind() },
            cloudiness: optional { $0.percentage() },
            uvIndex: optional { $0.uvIndex() },
            chanceOfPrecipitation: optional { $0.percentage() },
            rain: optional { $0.depth() },
            snow: optional { $0.depth() },
            reportedPrecipitation: optional { $0.depth() }
        )
    }

    mutating func alert() -> WeatherAlert {
        WeatherAlert(
            id: text(),
            sender: optional { $0.text() },
            event: optional { $0.text() },
            start: date(),
            end: date(),
            texts: list(3) { values in
                WeatherAlert.Text(language: values.optional { $0.text() }, text: values.text())
            },
            tags: list(3) { $0.text() }
        )
    }
}
