import ExampleSupport

/// Samples of one metric.
struct MetricFamily: Sendable {
    /// A kind of metric.
    enum Kind: String, Sendable {
        case gauge, counter, info
    }

    /// The values of the labels and the number.
    struct Sample: Sendable {
        /// The labels in order.
        let labels: [(name: String, value: String)]
        /// The number.
        let value: Double
    }

    /// The name, without the suffix `_total` of a counter or `_info`.
    let name: String
    /// The unit at the end of the name; `nil` for none.
    var unit: String?
    /// The description.
    let help: String
    /// The kind.
    var kind = Kind.gauge
    /// The samples; a family without any is left out.
    let samples: [Sample]
}

/// A format of metrics that Prometheus reads.
enum MetricFormat: Sendable {
    /// The text format 0.0.4.
    case text
    /// OpenMetrics 1.0.
    case openMetrics

    /// Creates the format that the field `Accept` of a request prefers; text unless it names OpenMetrics.
    init(accept: String?) {
        var best = (name: "", quality: 0.0)
        for range in (accept ?? "").split(separator: ",") {
            let parts = range.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            let quality = parts.compactMap { $0.hasPrefix("q=") ? Double($0.dropFirst(2)) : nil }.first ?? 1
            guard let name = parts.first, quality > best.quality else { continue }
            best = (name, quality)
        }
        self = best.name == "application/openmetrics-text" ? .openMetrics : .text
    }

    /// The value of the field `Content-Type`.
    var contentType: String {
        switch self {
        case .text: "text/plain; version=0.0.4; charset=utf-8"
        case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
        }
    }

    /// Returns the text of metrics.
    func text(of families: [MetricFamily]) -> String {
        let lines = families.filter { !$0.samples.isEmpty }.flatMap(lines)
        return (lines + (self == .openMetrics ? ["# EOF"] : [])).map { $0 + "\n" }.joined()
    }

    private func lines(of family: MetricFamily) -> [String] {
        let sampled =
            switch family.kind {
            case .gauge: family.name
            case .counter: family.name + "_total"
            case .info: family.name + "_info"
            }
        // The older format describes a sample, and knows no kind for information.
        let (name, kind): (String, MetricFamily.Kind) =
            self == .openMetrics ? (family.name, family.kind) : (sampled, family.kind == .info ? .gauge : family.kind)
        var lines = ["# HELP \(name) \(escaped(family.help, quotes: self == .openMetrics))", "# TYPE \(name) \(kind)"]
        if self == .openMetrics, let unit = family.unit { lines.append("# UNIT \(name) \(unit)") }
        return lines
            + family.samples.map { sample in
                let labels = sample.labels.map { "\($0.name)=\"\(escaped($0.value, quotes: true))\"" }
                let list = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
                return "\(sampled)\(list) \(sample.value)"
            }
    }

    private func escaped(_ text: String, quotes: Bool) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\"" where quotes: "\\\""
            default: nil
            }
        }
    }
}
