import ExampleSupport
import Foundation

/// The values of places in the line protocol of InfluxDB.
enum InfluxLines {
    /// Returns a line for each product of each place, with the date of the measurement in nanoseconds.
    static func text(of places: [PlaceWeather]) -> String {
        places.flatMap { place in Product.allCases.compactMap { line(of: $0, place) } }.map { $0 + "\n" }.joined()
    }

    private static func line(of product: Product, _ place: PlaceWeather) -> String? {
        let fields = Measure.all.filter { $0.product == product }
            .compactMap { measure in measure.value(place).map { "\(measure.column)=\($0)" } }
        guard !fields.isEmpty,
            let seconds = place.date(of: product).flatMap({ Int(exactly: $0.timeIntervalSince1970.rounded()) })
        else { return nil }
        let (time, isTooLate) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !isTooLate else { return nil }
        return "openweather_\(product.rawValue),place=\(tag(place.place.name)) \(fields.joined(separator: ",")) \(time)"
    }

    /// Returns a value of a tag; a backslash at its end would escape what follows.
    private static func tag(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\\": "/"
            case ",": "\\,"
            case " ": "\\ "
            case "=": "\\="
            default: nil
            }
        }
    }
}
