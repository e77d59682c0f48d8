@testable import OpenWeatherNetworking

// The payloads that the package reads, as those of the judge.

extension Judged.CurrentWeather {
    init(_ payload: CurrentWeatherDTO) {
        coord = Judged.Coordinate(payload.coord)
        main = Judged.Main(payload.main)
        dt = payload.dt
        weather = Judged.LossyArray(elements: payload.weather.map { Judged.Condition($0) })
        visibility = payload.visibility
        wind = payload.wind.map { Judged.Wind($0) }
        clouds = payload.clouds.map { Judged.Clouds($0) }
        rain = payload.rain.map { Judged.Precipitation($0) }
        snow = payload.snow.map { Judged.Precipitation($0) }
        sys = payload.sys.map { Judged.CurrentWeather.System($0) }
        timezone = payload.timezone
        id = payload.id.map { Judged.FlexibleInteger(value: $0) }
        name = payload.name
    }
}

extension Judged.CurrentWeather.System {
    init(_ payload: CurrentWeatherDTO.SystemDTO) {
        country = payload.country
        sunrise = payload.sunrise
        sunset = payload.sunset
    }
}

extension Judged.Main {
    init(_ payload: MainDTO) {
        temp = payload.temp
        feelsLike = payload.feelsLike
        tempMin = payload.tempMin
        tempMax = payload.tempMax
        pressure = payload.pressure
        seaLevel = payload.seaLevel
        groundLevel = payload.groundLevel
        humidity = payload.humidity
    }
}

extension Judged.Condition {
    init(_ payload: ConditionDTO) {
        id = payload.id
        main = payload.main
        description = payload.description
        icon = payload.icon
    }
}

extension Judged.Wind {
    init(_ payload: WindDTO) {
        speed = payload.speed
        deg = payload.deg
        gust = payload.gust
    }
}

extension Judged.Clouds {
    init(_ payload: CloudsDTO) {
        all = payload.all
    }
}

extension Judged.Precipitation {
    init(_ payload: PrecipitationDTO) {
        oneHour = payload.oneHour
        threeHours = payload.threeHours
        step = payload.step
    }
}

extension Judged.Coordinate {
    init(_ payload: CoordinateDTO) {
        lat = payload.lat
        lon = payload.lon
    }
}

extension Judged.Forecast {
    init(_ payload: ForecastDTO) {
        list = payload.list.map { Judged.Forecast.Entry($0) }
        city = Judged.Forecast.City(payload.city)
    }
}

extension Judged.Forecast.Entry {
    init(_ payload: ForecastDTO.EntryDTO) {
        dt = payload.dt
        main = Judged.Main(payload.main)
        weather = Judged.LossyArray(elements: payload.weather.map { Judged.Condition($0) })
        clouds = payload.clouds.map { Judged.Clouds($0) }
        wind = payload.wind.map { Judged.Wind($0) }
        visibility = payload.visibility
        pop = payload.pop
        rain = payload.rain.map { Judged.Precipitation($0) }
        snow = payload.snow.map { Judged.Precipitation($0) }
        sys = payload.sys.map { Judged.Forecast.System($0) }
    }
}

extension Judged.Forecast.System {
    init(_ payload: ForecastDTO.SystemDTO) {
        pod = payload.pod
    }
}

extension Judged.Forecast.City {
    init(_ payload: ForecastDTO.CityDTO) {
        coord = Judged.Coordinate(payload.coord)
        id = payload.id.map { Judged.FlexibleInteger(value: $0) }
        name = payload.name
        country = payload.country
        population = payload.population
        timezone = payload.timezone
        sunrise = payload.sunrise
        sunset = payload.sunset
    }
}

extension Judged.AirPollution {
    init(_ payload: AirPollutionDTO) {
        coord = Judged.AirCoordinate(payload.coord)
        list = payload.list.map { Judged.AirPollution.Entry($0) }
    }
}

extension Judged.AirPollution.Entry {
    init(_ payload: AirPollutionDTO.EntryDTO) {
        dt = payload.dt
        main = payload.main.map { Judged.AirPollution.Index($0) }
        components = payload.components.map { Judged.AirPollution.Components($0) }
    }
}

extension Judged.AirPollution.Index {
    init(_ payload: AirPollutionDTO.IndexDTO) {
        aqi = payload.aqi
    }
}

extension Judged.AirPollution.Components {
    init(_ payload: AirPollutionDTO.ComponentsDTO) {
        co = payload.co
        no = payload.no
        no2 = payload.no2
        o3 = payload.o3
        so2 = payload.so2
        pm25 = payload.pm25
        pm10 = payload.pm10
        nh3 = payload.nh3
    }
}

extension Judged.AirCoordinate {
    init(_ payload: AirCoordinateDTO) {
        lat = payload.lat
        lon = payload.lon
    }
}

extension Judged.Place {
    init(_ payload: PlaceDTO) {
        name = payload.name
        lat = payload.lat
        lon = payload.lon
        let names = payload.localNames.map { ($0.key, $0.text) }
        localNames = Judged.LossyDictionary(texts: Dictionary(names) { _, last in last })
        country = payload.country
        state = payload.state
    }
}
