import Foundation

/// Invented bodies in the service's shapes, and ways to damage them.
enum Body {
    /// One body of each kind.
    static let all = [weather, forecast, air, places, postcode, history, accumulated, statistics]

    /// `history/city` with an hour.
    static let history = """
        {"message": "Count: 1", "cod": "200", "city_id": 1, "calctime": 0.2, "cnt": 1, "list": [{"dt": 1717171200,
         "main": {"temp": 22.87, "feels_like": 22.73, "pressure": 1013, "humidity": 58, "temp_min": 22, "temp_max": 23},
         "wind": {"speed": 1.11, "deg": 111, "gust": 1.16}, "clouds": {"all": 100}, "rain": {"1h": 0.4},
         "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10n"}]}]}
        """

    /// `history/accumulated_temperature` with two days.
    static let accumulated = """
        {"message": "Count: 2", "cod": "200", "city_id": 1, "calctime": 0.2,
         "list": [{"date": "2020-4-17", "temp": 574.37, "count": 2}, {"date": "2020-4-18", "temp": 1143.5, "count": 4}]}
        """

    /// `aggregated/month`.
    static let statistics = """
        {"cod": 200, "city_id": 1, "calctime": 0.1, "result": {"month": 5, "sunshine_hours": 251.5,
         "temp": {"record_min": 282.4, "record_max": 306.73, "average_min": 286.35, "average_max": 298.48,
         "median": 291.32, "mean": 291.89, "p25": 288.04, "p75": 295.37, "st_dev": 5.08, "num": 8928},
         "humidity": {"min": 14, "max": 100, "median": 57}, "precipitation": {"min": 0, "max": 3, "mean": 0.09}}}
        """

    /// `weather` with every field the package reads.
    static let weather = """
        {"coord": {"lon": 24.94, "lat": 60.17},
         "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"},
                     {"id": 701, "main": "Mist", "description": "mist", "icon": "50d"}],
         "base": "stations",
         "main": {"temp": 8.3, "feels_like": 5.1, "temp_min": 7.9, "temp_max": 9, "pressure": 1001,
                  "humidity": 91, "sea_level": 1004, "grnd_level": 1001},
         "visibility": 9000,
         "wind": {"speed": 5.66, "deg": 230, "gust": 9.3},
         "rain": {"1h": 0.42},
         "clouds": {"all": 90},
         "dt": 1780000000,
         "sys": {"type": 2, "id": 2000000, "country": "FI", "sunrise": 1779930000, "sunset": 1779995000},
         "timezone": 10800, "id": 658225, "name": "Helsinki", "cod": 200}
        """

    /// `forecast` with two entries, the later one first.
    static let forecast = """
        {"cod": "200", "message": 0, "cnt": 2,
         "list": [
          {"dt": 1780012800, "main": {"temp": 7}, "dt_txt": "2026-05-29 00:00:00"},
          {"dt": 1780002000,
           "main": {"temp": 8.1, "feels_like": 4.9, "temp_min": 7.7, "temp_max": 8.2, "pressure": 1001,
                    "sea_level": 1004, "grnd_level": 1001, "humidity": 92, "temp_kf": 0.4},
           "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10n"}],
           "clouds": {"all": 97}, "wind": {"speed": 5.9, "deg": 228, "gust": 12.1},
           "visibility": 10000, "pop": 0.86, "rain": {"3h": 1.13}, "snow": {"3h": 0.2}, "sys": {"pod": "n"},
           "dt_txt": "2026-05-28 21:00:00"}],
         "city": {"id": 658225, "name": "Helsinki", "coord": {"lat": 60.17, "lon": 24.94}, "country": "FI",
                  "population": 558457, "timezone": 10800, "sunrise": 1779930000, "sunset": 1779995000}}
        """

    /// `air_pollution`.
    static let air = """
        {"coord": {"lon": 24.94, "lat": 60.17},
         "list": [{"dt": 1780000000, "main": {"aqi": 2},
                   "components": {"co": 201.3, "no": 0.02, "no2": 4.1, "o3": 68.7, "so2": 0.6, "pm2_5": 5.5,
                                  "pm10": 8.1, "nh3": 0.2}}]}
        """

    /// `direct` with two places, the second with the required fields only.
    static let places = """
        [{"name": "Vienna", "local_names": {"de": "Wien", "ascii": "Vienna", "feature_name": "Vienna", "fr": ""},
          "lat": 48.2083537, "lon": 16.3725042, "country": "AT", "state": "Wien-Stadt"},
         {"name": "Vienna", "lat": 38.9, "lon": -77}]
        """

    /// `zip`.
    static let postcode = """
        {"zip": "1010", "name": "Vienna", "lat": 48.2077, "lon": 16.3705, "country": "AT"}
        """
}
