import Foundation
import OpenWeatherCore
import OpenWeatherMocks

extension OneCallReport {
    /// Rain from the twelfth minute after noon on, and an alert from 11:00 to 18:00 UTC, both asked for `age` seconds before
    /// noon.
    static func home(
        minutes: [MinutePrecipitation] = MinutePrecipitation.samples(from: HomeFixture.noon),
        alerts: [WeatherAlert] = [.home()],
        omitted: Int = 0,
        age: Double = 0,
        from origin: FetchOrigin = .network
    ) -> OneCallReport {
        let date = HomeFixture.noon.addingTimeInterval(-age)
        let list = WeatherAlerts(alerts, omittedCount: omitted)
        return OneCallReport(
            minutes: .success(Fetched(minutes, at: date, from: origin, source: .openWeather)),
            alerts: .success(Fetched(list, at: date, from: origin, source: .openWeather))
        )
    }
}

extension WeatherAlert {
    /// A wind warning that begins and ends some hours from noon.
    static func home(
        _ event: String? = "Wind warning",
        from start: Double = -1,
        to end: Double = 6,
        texts: [Text] = [
            Text(language: "fi-FI", text: "Tuulta."), Text(language: "de-AT", text: "Böen bis 75 km/h."),
            Text(language: "en-GB", text: "Gusts of up to 75 km/h."),
        ]
    ) -> WeatherAlert {
        .sample(
            sender: "FMI",
            event: event,
            start: HomeFixture.noon + start * 3600,
            end: HomeFixture.noon + end * 3600,
            texts: texts
        )
    }
}
