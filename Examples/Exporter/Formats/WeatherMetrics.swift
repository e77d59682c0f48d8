import Foundation
import OpenWeatherCore

/// The metrics of a board.
struct WeatherMetrics {
    /// The values.
    let board: Board.Snapshot
    /// The present date, which ages are relative to.
    let now: Date
    /// A Boolean value that indicates whether coordinates are labels of `openweather_place_info`.
    let showsCoordinates: Bool

    /// Every metric; a number that the service does not report is left out.
    var families: [MetricFamily] { measures + freshness + places + exporter }

    private var measures: [MetricFamily] {
        var names: [String] = []
        for measure in Measure.all where !names.contains(measure.name) { names.append(measure.name) }
        return names.compactMap { name in
            let columns = Measure.all.filter { $0.name == name }
            guard let first = columns.first else { return nil }
            let samples = board.places.flatMap { place in
                columns.compactMap { measure in
                    measure.value(place)
                        .map { number in
                            let pollutant = measure.pollutant.map { [("pollutant", $0.rawValue)] } ?? []
                            return MetricFamily.Sample(labels: [("place", place.place.name)] + pollutant, value: number)
                        }
                }
            }
            return MetricFamily(name: "openweather_\(name)", unit: first.unit, help: first.help, samples: samples)
        }
    }

    private var freshness: [MetricFamily] {
        let stamps = board.places.flatMap { place in
            Product.allCases.compactMap { product in
                place.stamp(of: product)
                    .map { ([("place", place.place.name), ("product", product.rawValue)], $0) }
            }
        }
        return [
            MetricFamily(
                name: "openweather_age_seconds",
                unit: "seconds",
                help: "Time since the service returned the values of a product.",
                samples: stamps.map { .init(labels: $0, value: $1.age(at: now) / .seconds(1)) }
            ),
            MetricFamily(
                name: "openweather_stale",
                help: "Whether the values of a product are older than their lifetime, 1, or not, 0.",
                samples: stamps.map { .init(labels: $0, value: $1.isStale(at: now) ? 1 : 0) }
            ),
        ]
    }

    private var places: [MetricFamily] {
        [
            MetricFamily(
                name: "openweather_alerts",
                help: "Number of alerts of the authorities in effect, of One Call.",
                samples: board.places.compactMap { place in
                    place.alerts.map { alerts in
                        let count = alerts.value.alerts.count { $0.isActive(at: now) }
                        return .init(labels: [("place", place.place.name)], value: Double(count))
                    }
                }
            ),
            MetricFamily(
                name: "openweather_place",
                help: "Coordinates of a place.",
                kind: .info,
                samples: !showsCoordinates
                    ? []
                    : board.places.compactMap { place in
                        place.coordinate.map {
                            let point = [("latitude", "\($0.latitude)"), ("longitude", "\($0.longitude)")]
                            return .init(labels: [("place", place.place.name)] + point, value: 1)
                        }
                    }
            ),
        ]
    }

    private var exporter: [MetricFamily] {
        // Counters begin at 0, so that the first increment is one.
        let calls = board.calls.merging([.account: 0], uniquingKeysWith: +).sorted { $0.key.rawValue < $1.key.rawValue }
        return [
            MetricFamily(
                name: "openweather_calls",
                help: "Number of calls that were sent to the service.",
                kind: .counter,
                samples: calls.map { .init(labels: [("plan", $0.key.rawValue)], value: Double($0.value)) }
            ),
            MetricFamily(
                name: "openweather_budget_remaining",
                help: "Number of calls that the budget has left until its window ends, for all programs that share it.",
                samples: board.usage.flatMap { usage in
                    usage.windows.map {
                        .init(
                            labels: [("plan", usage.plan.rawValue), ("window", $0.window.rawValue)],
                            value: Double($0.remaining)
                        )
                    }
                }
            ),
            MetricFamily(
                name: "openweather_refresh_failures",
                help: "Number of refreshes that failed.",
                kind: .counter,
                samples: FailureKind.allCases.map {
                    .init(labels: [("kind", $0.rawValue)], value: Double(board.failures[$0, default: 0]))
                }
            ),
            MetricFamily(
                name: "openweather_exporter_build",
                help: "Version of the exporter.",
                kind: .info,
                samples: [.init(labels: [("version", SDKVersion.current)], value: 1)]
            ),
        ]
    }
}
