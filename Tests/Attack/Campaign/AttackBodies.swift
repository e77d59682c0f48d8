/// Invented bodies of every endpoint, from which damaged ones are made.
enum AttackBodies {
    static let weather = """
        {"coord":{"lon":24.94,"lat":60.17},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],
        "main":{"temp":8.3,"feels_like":5.1,"temp_min":7.9,"temp_max":9,"pressure":1001,"humidity":91,"sea_level":1004,
        "grnd_level":1001},"visibility":9000,"wind":{"speed":5.66,"deg":230,"gust":9.3},"rain":{"1h":0.42},
        "clouds":{"all":90},"dt":1780000000,"sys":{"country":"FI","sunrise":1779930000,"sunset":1779995000},
        "timezone":10800,"id":658225,"name":"Helsinki","cod":200}
        """
    static let forecast = """
        {"cod":"200","message":0,"cnt":2,"list":[{"dt":1780002000,"main":{"temp":8.1,"feels_like":4.9,"temp_min":7.7,
        "temp_max":8.2,"pressure":1001,"humidity":92},"weather":[{"id":601,"main":"Snow","description":"snow",
        "icon":"13n"}],"clouds":{"all":97},"wind":{"speed":5.9,"deg":228,"gust":12.1},"visibility":10000,"pop":0.86,
        "snow":{"3h":1.13},"sys":{"pod":"n"}},{"dt":1780012800,"main":{"temp":7},"pop":1}],
        "city":{"id":658225,"name":"Helsinki","coord":{"lat":60.17,"lon":24.94},"country":"FI","population":558457,
        "timezone":10800,"sunrise":1779930000,"sunset":1779995000}}
        """
    static let air = """
        {"coord":{"lon":24.94,"lat":60.17},"list":[{"dt":1780000000,"main":{"aqi":2},"components":{"co":201.3,"no":0.02,
        "no2":4.1,"o3":68.7,"so2":0.6,"pm2_5":5.5,"pm10":8.1,"nh3":0.2}},{"dt":1780003600,"main":{"aqi":5},
        "components":{"co":1,"no":2,"no2":3,"o3":4,"so2":5,"pm2_5":6,"pm10":7,"nh3":8}}]}
        """
    static let places = """
        [{"name":"Vienna","local_names":{"de":"Wien","ja":"ウィーン","ascii":"Vienna"},"lat":48.2083537,"lon":16.3725042,
        "country":"AT","state":"Wien"},{"name":"Vienna","lat":38.9,"lon":-77}]
        """
    static let postcode = #"{"zip":"1010","name":"Vienna","lat":48.2077,"lon":16.3705,"country":"AT"}"#
    static let row = """
        {"dt":1780000000,"sunrise":1779930000,"sunset":1779995000,"temp":8.3,"feels_like":5.1,"pressure":1001,
        "humidity":91,"dew_point":6.9,"uvi":3.2,"clouds":90,"visibility":9000,"wind_speed":5.6,"wind_deg":230,
        "wind_gust":9.3,"pop":0.4,"rain":{"1h":0.4},"weather":[{"id":500,"main":"Rain","description":"rain",
        "icon":"10d"}],"alerts":["a-1"]}
        """
    static let day = """
        {"dt":1779962400,"sunrise":1779930000,"sunset":1779995000,"moonrise":1779960000,"moonset":1779999000,
        "moon_phase":0.4,"summary":"Rain.","temp":{"day":9,"min":4,"max":10,"night":5,"eve":8,"morn":4},
        "feels_like":{"day":7,"night":2,"eve":6,"morn":1},"pressure":1001,"humidity":91,"dew_point":6,"wind_speed":5.6,
        "wind_deg":230,"wind_gust":9.3,"clouds":90,"pop":0.4,"rain":2.5,"uvi":3.2,"weather":[{"id":500,"main":"Rain",
        "description":"rain","icon":"10d"}]}
        """
    static let alert = """
        {"id":"a-1","sender_name":"Met","event":"Wind","start":1780000000,"end":1780007200,"description":"Gusts.\\nOf wind.",
        "tags":["Wind","Coast"]}
        """
    private static let place = #""lat":60.17,"lon":24.94,"timezone":"Europe/Helsinki","timezone_offset":10800"#
    static let oneCall = """
        {\(place),"current":\(row),"minutely":[{"dt":1780000000,"precipitation":0.4},{"dt":1780000060,
        "precipitation":0}],"hourly":[\(row)],"daily":[\(day)],"alerts":[\(alert)]}
        """
    static let rows = "{\(place),\"data\":[\(row)]}"
    static let days = "{\(place),\"data\":[\(day)]}"
    static let daySummary = """
        {"lat":60.17,"lon":24.94,"tz":"+03:00","date":"2026-05-28","units":"metric","cloud_cover":{"afternoon":40},
        "humidity":{"afternoon":60},"precipitation":{"total":1.2},"temperature":{"min":4,"max":11,"afternoon":10,
        "night":5,"evening":8,"morning":6},"pressure":{"afternoon":1010},"wind":{"max":{"speed":7,"direction":200}}}
        """
    static let overview = """
        {"lat":60.17,"lon":24.94,"tz":"+03:00","date":"2026-05-28","units":"metric","weather_overview":"A wet day."}
        """
    static let error = #"{"cod":"400","message":"wrong latitude","parameters":["lat","lon"]}"#

    static let all = [
        weather, forecast, air, places, postcode, oneCall, rows, days, alert, daySummary, overview, error,
    ]
    .map { Array($0.utf8) }
}
