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
            HStack(spacing: 6) {
                Image(systemName: metric.symbolName)
                Text(verbatim: metric.label)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Text(verbatim: metric.value)
                .font(.headline)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .padding(10)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .spoken(metric.accessibility, id: metric.id)
    }
}

/// Values side by side, as many in a row as there is room for.
struct MetricChips: View {
    private let metrics: [MetricContent]

    init(_ metrics: [MetricContent]) {
        self.metrics = metrics
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 10)], spacing: 10) {
            ForEach(metrics) { MetricChip($0) }
        }
    }
}

/// A value with its label on one line, or on two where the text is too large for one.
struct InfoRow: View {
    private let metric: MetricContent

    init(_ metric: MetricContent) {
        self.metric = metric
    }

    var body: some View {
        LabeledContent {
            Text(verbatim: metric.value)
        } label: {
            Text(verbatim: metric.label)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}
#endif
