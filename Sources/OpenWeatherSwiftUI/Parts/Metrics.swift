#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// A value with its label and its symbol, as a small card.
struct MetricChip: View {
    private let metric: MetricContent

    init(_ metric: MetricContent) {
        self.metric = metric
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            MetricLabel(metric.label, symbolName: metric.symbolName)
            FittingText(metric.value, font: .headline, small: .subheadline)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .padding(10)
        .cardSurface()
        .spoken(metric.accessibility, id: metric.id)
    }
}

/// The label of a value with its symbol, above the value.
struct MetricLabel: View {
    private let label: String
    private let symbolName: String

    init(_ label: String, symbolName: String) {
        self.label = label
        self.symbolName = symbolName
    }

    var body: some View {
        FittingStack(alignment: .leading, spacing: 6) {
            Symbol(symbolName)
            Text(verbatim: label)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// Values side by side, as many in a row as there is room for.
struct MetricChips: View {
    private let metrics: [MetricContent]

    init(_ metrics: [MetricContent]) {
        self.metrics = metrics
    }

    var body: some View {
        FittingGrid(minimum: 140) {
            ForEach(metrics) { MetricChip($0) }
        }
    }
}

/// A value with its symbol and its label on one line, or on two where the text is too large for one.
struct InfoRow: View {
    private let metric: MetricContent

    init(_ metric: MetricContent) {
        self.metric = metric
    }

    var body: some View {
        LabeledContent {
            Text(verbatim: metric.value)
        } label: {
            Label(verbatim: metric.label, systemImage: metric.symbolName)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}
#endif
