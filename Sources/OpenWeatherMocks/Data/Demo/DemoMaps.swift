import Foundation
import OpenWeatherCore

/// The tiles of made-up weather maps, drawn from the same weather as every other response.
struct DemoMaps: Sendable {
    private static let side = 256
    /// The number of pixels between two places whose weather is looked up.
    private static let step = 32

    private let seed: UInt64
    private let now: Date

    /// Creates the maps of a date.
    init(seed: UInt64, now: Date) {
        self.seed = seed
        self.now = now
    }

    /// Returns the tile of a path such as `/map/clouds_new/5/3/2.png`; `nil` for a path of anything else.
    ///
    /// - Throws: A bad request for a layer or a tile that there is none of.
    func png(path: String, query: DemoQuery) throws(DemoRefusal) -> Data? {
        let parts = path.split(separator: "/").map(String.init)
        guard let start = parts.firstIndex(where: { $0 == "map" || $0 == "maps" }) else { return nil }
        var names = parts[(start + 1)...]
        let isCurrent = parts[start] == "map"
        if !isCurrent, names.popFirst() != "2.0" { return nil }
        if let last = names.popLast() { names.append(last.hasSuffix(".png") ? String(last.dropLast(4)) : last) }
        let place = names.suffix(3).map { Int($0) ?? -1 }
        guard names.count > 3, let tile = MapTile(zoom: place[0], x: place[1], y: place[2]) else { throw .notFound }
        let layer = names.dropLast(3).joined(separator: "/")
        let date = query.date("date") ?? now
        switch (isCurrent, layer) {
        case (true, "clouds_new"): return draw(tile, now, .clouds) { $0.cloudCover * 100 }
        case (true, "precipitation_new"): return draw(tile, now, .rain) { $0.precipitation }
        case (true, "pressure_new"): return draw(tile, now, .pressure) { $0.pressure * 100 }
        case (true, "wind_new"): return draw(tile, now, .wind) { $0.windSpeed }
        case (true, "temp_new"): return draw(tile, now, .temperature) { $0.temperature }
        case (false, "relief"): return draw(tile, now, MapLegend(unit: .meters, stops: [])) { _ in 0 }
        case (false, "radar"):
            guard let moment = query.date("tm"), moment.timeIntervalSince1970.remainder(dividingBy: 600) == 0 else {
                throw .badRequest("tm must be a multiple of 600")
            }
            return draw(tile, moment, .rain) { $0.precipitation }
        case (false, _):
            let name = layer.hasPrefix("weather/") ? String(layer.dropFirst(8)) : layer
            guard let quantity = MapQuantity(rawValue: name) else { throw .badLayer }
            return draw(tile, date, MapLayer.weather(quantity).legend ?? .rain) { $0.value(of: quantity) }
        default: throw .badLayer
        }
    }

    private func draw(
        _ tile: MapTile,
        _ date: Date,
        _ legend: MapLegend,
        _ value: (DemoMoment) -> Double
    ) -> Data {
        let (side, step) = (Self.side, Self.step)
        let count = side / step
        let region = tile.region
        var values: [Double] = []
        for row in 0...count {
            for column in 0...count {
                let share = (x: Double(column) / Double(count), y: Double(row) / Double(count))
                let place = Coordinate(
                    clampingLatitude: region.north + (region.south - region.north) * share.y,
                    longitude: region.west + (region.east - region.west) * share.x
                )
                values.append(value(DemoPlace(place, seed: seed).moment(at: date)))
            }
        }
        func at(_ column: Int, _ row: Int) -> Double { values[min(row, count) * (count + 1) + min(column, count)] }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let (column, row) = (x / step, y / step)
                let (right, down) = (Double(x % step) / Double(step), Double(y % step) / Double(step))
                let above = at(column, row) * (1 - right) + at(column + 1, row) * right
                let below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
                let color = legend.color(of: above * (1 - down) + below * down)
                pixels += [color?.red ?? 0, color?.green ?? 0, color?.blue ?? 0, UInt8((color?.opacity ?? 0) * 255)]
            }
        }
        return PNGWriter.file(width: side, height: side, pixels: pixels)
    }
}

extension DemoMoment {
    /// Returns the value that a map shows.
    fileprivate func value(of quantity: MapQuantity) -> Double {
        switch quantity {
        case .convectivePrecipitation: precipitation
        case .precipitationIntensity: precipitation / 3_600
        case .precipitation: precipitation * 3
        case .rain: isSnow ? 0 : precipitation * 3
        case .snow: isSnow ? precipitation * 3 : 0
        case .snowDepth: isSnow ? precipitation / 100 : 0
        case .windSpeed, .windArrows: windSpeed
        case .pressure: pressure * 100
        case .temperature: temperature
        case .dewPoint:
            Temperature(celsius: temperature).dewPoint(at: Percentage(percent: humidity))?.celsius ?? temperature
        case .soilTemperature, .deepSoilTemperature: temperature + 273.15
        case .humidity: humidity
        case .clouds: cloudCover * 100
        }
    }
}

extension DemoRefusal {
    /// The response to a layer that there is none of, which has no status in its body.
    fileprivate static let badLayer = DemoRefusal(
        response: .json(#"{"message":"Unexpected layer name."}"#, status: 400)
    )
}
