import Foundation
import OpenWeatherCore

/// The weather as one row for each minute, onto which every step is painted.
struct MinuteSheet {
    /// The value of an element at a minute.
    struct Value {
        var number: Double?
        var parts: Set<ActivityPart> = []
        var minutes: Int?
    }

    /// The number of minutes from the present to the end of the weather.
    let count: Int
    private var rates: [Double??]
    private var quarters: [WeatherElements?]
    private var hours: [WeatherElements?]
    private var steps: [WeatherElements?]
    private var air: [AirQuality?]
    private let stepMinutes: [Int?]
    private let weather: ActivityWeather
    private let now: Date
    private var crossings: [SunCrossing] = []
    private var sunSpan: Range<Date>?

    init(_ weather: ActivityWeather, at now: Date) {
        (self.weather, self.now) = (weather, now)
        func minute(_ date: Date) -> Int { Int(date.timeIntervalSince(now) / 60) }
        let entries = weather.forecast?.value.entries ?? []
        let dates = Set(entries.map { minute($0.date) }).sorted()
        let shortest = zip(dates, dates.dropFirst()).map { $1 - $0 }.min() ?? 0
        var ends = (weather.minutes?.value ?? []).map { minute($0.date) + 1 }
        ends += (weather.quarterHours?.value ?? []).map { minute($0.date) + 15 }
        ends += (weather.hours?.value ?? []).map { minute($0.date) + 60 }
        if shortest > 0 { ends += dates }
        let count = max(0, ends.max() ?? 0)
        self.count = count

        func painted<Value, Paint>(_ values: [Value], _ range: (Value) -> Range<Int>, _ paint: (Value) -> Paint)
            -> [Paint?]
        {
            var sheet = [Paint?](repeating: nil, count: count)
            for value in values {
                for minute in range(value) where sheet.indices.contains(minute) { sheet[minute] = .some(paint(value)) }
            }
            return sheet
        }
        func fromDate(_ date: Date, _ length: Int) -> Range<Int> { minute(date)..<minute(date) + length }
        let minutes = (weather.minutes?.value ?? []).sorted(on: \.date)
        // The first minute is good for the one before it, with which the service does not begin.
        let before = minutes.prefix { $0.date == minutes.first?.date }
            .map { MinutePrecipitation(date: $0.date - 60, hourlyRate: $0.hourlyRate) }
        rates = painted(before + minutes, { fromDate($0.date, 1) }, \.hourlyRate?.millimeters)
        quarters = painted(
            (weather.quarterHours?.value ?? []).sorted(on: \.date),
            { fromDate($0.date, 15) },
            \.elements
        )
        hours = painted((weather.hours?.value ?? []).sorted(on: \.date), { fromDate($0.date, 60) }, \.elements)
        // What falls is of the step before an entry, everything else of the entry that is nearer.
        var steps = [WeatherElements?](repeating: nil, count: count)
        var stepMinutes = [Int?](repeating: nil, count: count)
        let latest = Dictionary(entries.map { (minute($0.date), $0.elements) }) { $1 }
        for (end, own) in latest where shortest > 0 {
            // Steps of several lengths are as long as the shorter way to another date, and three hours where a step is missing.
            let nearest = dates.filter { $0 != end }.map { abs($0 - end) }.min() ?? shortest
            let start = end - min(nearest, max(shortest, 180))
            for minute in start..<end where steps.indices.contains(minute) {
                var elements = minute - start < end - minute ? latest[start] ?? own : own
                (elements.conditions, elements.chanceOfPrecipitation) = (own.conditions, own.chanceOfPrecipitation)
                (elements.rain, elements.snow) = (own.rain, own.snow)
                steps[minute] = elements
                stepMinutes[minute] = end - start
            }
        }
        (self.steps, self.stepMinutes) = (steps, stepMinutes)
        air = painted((weather.airQuality?.value.entries ?? []).sorted(on: \.date), { fromDate($0.date, 60) }, \.self)

        let sunTimes = [weather.sun.sunrise, weather.sun.sunset].compactMap(\.self)
        if let first = sunTimes.min(), let last = sunTimes.max() {
            let range =
                max(now - 86_400, last - 7 * 86_400)...min(now + Double(count) * 60 + 86_400, first + 7 * 86_400)
            crossings = weather.sun.crossings(in: range, at: weather.coordinate)
            sunSpan = range.lowerBound..<range.upperBound
        }
    }

    func value(of element: Requirement.Element, at minute: Int) -> Value {
        let date = now + 60 * Double(minute)
        switch element {
        case .precipitation: return precipitation(minute)
        case .chanceOfPrecipitation: return value(minute) { $0.chanceOfPrecipitation?.percent }
        case .temperature: return value(minute) { $0.temperature.celsius }
        case .feelsLike: return value(minute) { $0.feelsLike?.celsius }
        case .wind: return value(minute) { $0.wind?.speed.metersPerSecond }
        case .gusts: return value(minute) { $0.wind?.gust?.metersPerSecond }
        case .uvIndex: return value(minute) { $0.uvIndex?.value }
        case .cloudiness: return value(minute) { $0.cloudiness?.percent }
        case .humidity: return value(minute) { $0.humidity?.percent }
        case .visibility: return value(minute) { $0.visibility?.meters }
        case .evaporation:
            return value(minute) { elements in
                guard let humidity = elements.humidity, let wind = elements.wind else { return nil }
                return elements.temperature.evaporation(at: humidity, in: wind.speed)?.millimeters
            }
        case .usAirQuality:
            guard let reading = air[minute] else { return Value() }
            let index = AirQualityAssessment(of: reading, on: .usEPA)?.value
            return Value(number: index.map(Double.init), parts: [.airQuality], minutes: 60)
        case .airQualityIndex:
            guard let reading = air[minute] else { return Value() }
            return Value(number: reading.index.map { Double($0.rawValue) }, parts: [.airQuality], minutes: 60)
        case .daylight: return isUp(at: date).map { Value(number: $0 ? 1 : 0, parts: [.sun]) } ?? Value()
        case .darkness:
            let altitude = SolarGeometry(date: date).altitude(at: weather.coordinate, date: date)
            return Value(number: altitude <= -18 ? 1 : 0, parts: [.astronomy])
        case .moonlight:
            let hour = (date.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600
            let turns = (hour - 947_182_440) / (29.530588853 * 86_400)
            let lit = MoonPhase(fraction: turns - turns.rounded(.down))?.illumination.percent
            return Value(number: lit, parts: [.astronomy])
        }
    }

    private func value(_ minute: Int, _ number: (WeatherElements) -> Double?) -> Value {
        if let quarter = quarters[minute] { return Value(number: number(quarter), parts: [.quarterHours], minutes: 15) }
        if let hour = hours[minute] { return Value(number: number(hour), parts: [.hours], minutes: 60) }
        guard let step = steps[minute] else { return Value() }
        return Value(number: number(step), parts: [.forecast], minutes: stepMinutes[minute])
    }

    private func precipitation(_ minute: Int) -> Value {
        if let rate = rates[minute] { return Value(number: rate, parts: [.minutes], minutes: 1) }
        var coarse = Value()
        if let hour = hours[minute] {
            coarse = Value(number: Self.depth(of: hour), parts: [.hours], minutes: 60)
        } else if let step = steps[minute] {
            coarse = Value(number: Self.depth(of: step), parts: [.forecast], minutes: stepMinutes[minute])
        }
        guard let quarter = quarters[minute] else { return coarse }
        switch quarter.isWet {
        case nil: return Value(parts: [.quarterHours], minutes: 15)
        case false: return Value(number: 0, parts: [.quarterHours], minutes: 15)
        case true?:
            guard let depth = coarse.number, depth > 0 else {
                return Value(number: .infinity, parts: [.quarterHours], minutes: 15)
            }
            return Value(number: depth, parts: coarse.parts.union([.quarterHours]), minutes: coarse.minutes)
        }
    }

    private static func depth(of elements: WeatherElements) -> Double? {
        if let amount = elements.precipitation {
            // To nine decimals, so that a third of 0.3 mm is 0.1 mm.
            return (amount.depth.millimeters / Double(amount.hours) * 1e9).rounded() / 1e9
        }
        return elements.isWet.map { $0 ? .infinity : 0 }
    }

    private func isUp(at date: Date) -> Bool? {
        switch weather.sun {
        case .unknown: return nil
        case .polarDay, .polarNight:
            let today = (now.timeIntervalSince1970 / 86_400).rounded(.down)
            let days = Int((date.timeIntervalSince1970 / 86_400).rounded(.down) - today)
            for day in 0..<max(0, days) {
                let noon = Date(timeIntervalSince1970: (today + Double(day) + 1.5) * 86_400)
                guard SunState(sunrise: nil, sunset: nil, at: weather.coordinate, on: noon) == weather.sun else {
                    return nil
                }
            }
            return weather.sun == .polarDay
        case .risesAndSets:
            guard let sunSpan, let first = crossings.first else { return nil }
            let minutes = crossings.map { ($0.date.timeIntervalSince1970 / 60).rounded() }
            let times = minutes.map { Date(timeIntervalSince1970: $0 * 60) }
            let next = times.firstIndex { $0 > date } ?? times.count
            let (start, end) = (
                next > 0 ? times[next - 1] : sunSpan.lowerBound, next < times.count ? times[next] : sunSpan.upperBound
            )
            guard end.timeIntervalSince(start) > 86_400 else {
                return next > 0 ? crossings[next - 1].isSunrise : !first.isSunrise
            }
            // More than a day without a sunrise or a sunset is polar day or night.
            let days = (date.timeIntervalSince(start) / 86_400).rounded(.down)
            let noon = start + (days + 0.5) * 86_400
            switch SunState(sunrise: nil, sunset: nil, at: weather.coordinate, on: noon) {
            case .polarDay: return true
            case .polarNight: return false
            case .risesAndSets, .unknown: return nil
            }
        }
    }
}
