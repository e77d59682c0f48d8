extension Resource where Value == CurrentWeather {
    /// The latest observed weather at a place.
    package static func currentWeather(for query: LocationQuery) -> Resource {
        Resource("weather3", .language, .place(query), lifetime: \.currentWeather)
    }
}

extension Resource where Value == Forecast {
    /// The whole forecast in steps of three hours for a place.
    package static func forecast(for query: LocationQuery) -> Resource {
        Resource("forecast2", .language, .place(query), lifetime: \.forecast)
    }

    /// The whole forecast in steps of an hour for a place.
    package static func hourlyForecast(for query: LocationQuery) -> Resource {
        Resource("hourly1", .language, .place(query), lifetime: \.forecast)
    }
}

extension Resource where Value == [DailyForecast] {
    /// All days of the daily forecast for a place.
    package static func dailyForecast(for query: LocationQuery) -> Resource {
        Resource("daily1", .language, .place(query), lifetime: \.forecast)
    }

    /// All days of the climate forecast for a place.
    package static func climateForecast(for query: LocationQuery) -> Resource {
        Resource("climate1", .language, .place(query), lifetime: \.forecast)
    }
}

extension Resource where Value == AirQuality {
    /// The current air quality at a point.
    package static func airQuality(at coordinate: Coordinate) -> Resource {
        Resource("air1", .point(coordinate), lifetime: \.airQuality)
    }
}

extension Resource where Value == AirQualityForecast {
    /// The air quality of the coming hours at a point.
    package static func airQualityForecast(at coordinate: Coordinate) -> Resource {
        Resource("airforecast1", .point(coordinate), lifetime: \.forecast)
    }
}

extension Resource where Value == [Location] {
    /// The places with a name, as many as there are.
    package static func places(named name: String) -> Resource {
        Resource("places1", .name(name), lifetime: \.geocoding)
    }

    /// The places at or near a point, as many as there are.
    package static func places(at coordinate: Coordinate) -> Resource {
        Resource("reverse1", .point(coordinate), lifetime: \.geocoding)
    }
}

extension Resource where Value == Location {
    /// The center of the area of a postcode.
    package static func place(postcode: String, country: String?) -> Resource {
        Resource("places1", .postcode(postcode, country: country), lifetime: \.geocoding)
    }
}
