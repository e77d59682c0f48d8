import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations

/// An endpoint of few plans, or of weather stations, and the call that reads its bodies.
enum AttackEndpoint: CaseIterable {
    case hourlyForecast, dailyForecast, climateForecast, weatherHistory, airQualityHistory
    case accumulatedTemperature, accumulatedPrecipitation, statistics, statisticsOfYear, solarRadiation, roadRisk
    case station, stations, aggregates

    /// Sends the input as the response of its endpoint, and one from the corpus as that of each.
    static func outcome(of input: AttackInput) async -> AttackOutcome {
        guard input.seed == 0 else { return await of(input.seed).outcome(of: input) }
        for endpoint in allCases {
            if case .wrong(let reason) = await endpoint.outcome(of: input) { return .wrong("\(endpoint): \(reason)") }
        }
        return .accepted
    }

    /// Returns the endpoint of a seed.
    static func of(_ seed: UInt64) -> AttackEndpoint { allCases[Int(seed / 100 % UInt64(allCases.count))] }

    private func outcome(of input: AttackInput) async -> AttackOutcome {
        let status = input.seed.isMultiple(of: 8) ? 404 : 200
        var configuration = OpenWeatherConfiguration(apiKey: AttackService.key)
        configuration.transport = AttackService(status: status, body: input.bytes)
        configuration.cache = .none
        configuration.ledger = .memory
        configuration.plan = .unlimited
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.clock = ImmediateClock()
        configuration.now = { AttackService.now }
        do throws(WeatherError) {
            let value = try await value(from: OpenWeatherClient(configuration: configuration))
            return ValueInspector.problem(in: value).map { .wrong($0) } ?? .accepted
        } catch {
            return AttackService.outcome(of: error)
        }
    }

    /// Requests the value, and computes what can be computed of it.
    private func value(from client: OpenWeatherClient) async throws(WeatherError) -> any Sendable {
        let (point, now) = (AttackService.point, AttackService.now)
        let (week, days) = (now - 604_800..<now, LocalDay(daysSince1970: 20_590)...LocalDay(daysSince1970: 20_600))
        switch self {
        case .hourlyForecast:
            let forecast = try await client.hourlyForecast(for: point).value
            return (forecast, forecast.dailySummaries)
        case .dailyForecast: return try await client.dailyForecast(for: point).value
        case .climateForecast: return try await client.climateForecast(for: point).value
        case .weatherHistory:
            let history = try await client.weatherHistory(at: point, in: week).value
            return (history, history.gaps)
        case .airQualityHistory:
            let history = try await client.airQualityHistory(at: point, in: week).value
            return (history, history.gaps, history.usEPAAssessment(through: now))
        case .accumulatedTemperature: return try await client.accumulatedTemperature(at: point, in: days).value
        case .accumulatedPrecipitation: return try await client.accumulatedPrecipitation(at: point, in: days).value
        case .statistics:
            let statistics = try await client.statistics(ofMonth: 5, at: point).value
            return (statistics, statistics.years)
        case .statisticsOfYear:
            let usual = try await client.usualDays.usualDays(at: point, policy: .refresh).value
            return (usual, UsualWeather(of: usual, in: UsualPeriod(containing: days.lowerBound)))
        case .solarRadiation: return try await client.solarRadiation(at: point, on: days.lowerBound).value
        case .roadRisk: return try await client.roadRisk(along: [RoadPoint(point, at: now)]).value
        case .station: return try await client.stations.station(WeatherStation.ID(rawValue: "a1"))
        case .stations: return try await client.stations.all()
        case .aggregates:
            let id = WeatherStation.ID(rawValue: "a1")
            return try await client.stations.aggregates(of: id, by: .hour, in: week)
        }
    }
}

extension AttackEndpoint {
    /// An invented body.
    var body: String {
        switch self {
        case .hourlyForecast: AttackBodies.forecast
        case .dailyForecast, .climateForecast:
            """
            {"city":{"id":658225,"name":"Helsinki","coord":{"lon":24.94,"lat":60.17},"country":"FI","population":558457,
            "timezone":10800},"cod":"200","message":0.9,"cnt":2,"list":[{"dt":1779962400,"sunrise":1779930000,
            "sunset":1779995000,"temp":{"day":9,"min":4,"max":10,"night":5,"eve":8,"morn":4},"feels_like":{"day":7,
            "night":2,"eve":6,"morn":1},"pressure":1001,"humidity":91,"weather":[{"id":500,"main":"Rain",
            "description":"rain","icon":"10d"}],"speed":5.6,"deg":230,"gust":9.3,"clouds":90,"pop":0.4,"rain":2.5},
            {"dt":1780048800,"temp":{"day":9,"min":4,"max":10},"snow":0.1}]}
            """
        case .weatherHistory:
            """
            {"message":"Count: 2","cod":"200","city_id":1,"calctime":0.2,"cnt":2,"list":[{"dt":1779962400,
            "main":{"temp":22.87,"feels_like":22.73,"pressure":1013,"humidity":58},"wind":{"speed":1.11,"deg":111,
            "gust":1.16},"clouds":{"all":100},"rain":{"1h":0.3},"weather":[{"id":804,"main":"Clouds",
            "description":"clouds","icon":"04n"}]},{"dt":1779966000,"main":{"temp":22}}]}
            """
        case .airQualityHistory: AttackBodies.air
        case .accumulatedTemperature, .accumulatedPrecipitation:
            """
            {"message":"","cod":"200","city_id":1,"calctime":0.1,"list":[{"date":"2026-5-17","temp":283.1,"rain":2.1,
            "count":24},{"date":"2026-5-18","temp":566.4,"rain":2.1,"count":48}]}
            """
        case .statistics: #"{"cod":200,"city_id":1,"calctime":0.1,"result":\#(Self.statisticsRow)}"#
        case .statisticsOfYear: #"{"cod":200,"result":[\#(Self.statisticsRow),\#(Self.statisticsRow)]}"#
        case .solarRadiation:
            """
            {"lat":60.17,"lon":24.94,"date":"2026-05-17","interval":"1h","tz":"+03:00","sunrise":"2026-05-17T04:19:47",
            "sunset":"2026-05-17T22:44:18","intervals":[{"start":"00:00","end":"00:59","avg_irradiance":{"clear_sky":
            {"ghi":238.3,"dni":378.6,"dhi":46.2},"cloudy_sky":{"ghi":211.5,"dni":274,"dhi":76.8}},"max_irradiance":
            {"clear_sky":{"ghi":732,"dni":875,"dhi":111}},"irradiation":{"cloudy_sky":{"ghi":5077.2,"dni":1,"dhi":2}}}]}
            """
        case .roadRisk:
            """
            [{"dt":1780000000,"coord":[24.94,60.17],"weather":{"temp":275.15,"wind_speed":3.5,"wind_deg":270,
            "precipitation_intensity":0.4,"dew_point":273.15},"road":{"state":16,"temp":272.15},
            "alerts":[{"sender_name":"Met","event":"Ice","event_level":3}]}]
            """
        case .station: Self.stationRow
        case .stations: "[\(Self.stationRow)]"
        case .aggregates:
            """
            [{"type":"h","date":1779966000,"station_id":"a1","temp":{"max":20.1,"min":18,"average":19.2,"weight":60},
            "humidity":{"average":60,"weight":60},"wind":{"deg":230,"speed":3},"pressure":{"max":1001,"min":1000,
            "average":1000.5,"weight":60},"precipitation":{"rain":0.3}}]
            """
        }
    }

    private static let statisticsRow = """
        {"month":5,"day":17,"temp":{"record_min":282.4,"record_max":306.7,"average_min":286.3,"average_max":298.4,
        "median":291.3,"mean":291.8,"p25":288,"p75":295.3,"st_dev":5.08,"num":288},"pressure":{"min":941,"max":1025,
        "mean":990,"num":288},"humidity":{"min":14,"max":100,"mean":59,"num":288},"wind":{"min":0.2,"max":5.4,"mean":1.8,
        "num":288},"precipitation":{"min":0,"max":3,"mean":0.09,"num":288},"clouds":{"min":0,"max":100,"mean":45,
        "num":288},"sunshine_hours":10.5}
        """
    private static let stationRow = """
        {"id":"a1","created_at":"2026-05-17T20:33:08.107Z","updated_at":"2026-05-17T20:33:08.107Z","external_id":"x",
        "name":"Roof","longitude":24.94,"latitude":60.17,"altitude":100,"rank":10}
        """
}
