#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS)
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature
import SwiftUI

/// A widget of the lock screen or the watch, which is read aloud as a whole.
struct AccessoryWidget: View {
    private let content: WidgetContent

    init(_ content: WidgetContent) {
        self.content = content
    }

    var body: some View {
        layout
            .spoken(content.accessibility, id: "widget")
    }

    @ViewBuilder
    private var layout: some View {
        if let weather = content.weather {
            switch content.family {
            case .inline: inline(weather)
            case .circular: circular(weather)
            default: rectangular(weather)
            }
        } else if let message = content.message {
            card(message)
        }
    }

    /// One line beside one symbol; the system shows no more.
    private func inline(_ weather: WidgetContent.Weather) -> some View {
        Label(
            verbatim: weather.line?.text ?? weather.temperature.text,
            systemImage: weather.freshness?.symbolName ?? weather.icon.symbolName
        )
    }

    /// The temperature in a ring of the day's range, or below the picture of the condition without a forecast.
    ///
    /// Made-up weather has no ring: a word says that it is.
    @ViewBuilder
    private func circular(_ weather: WidgetContent.Weather) -> some View {
        if let attribution = weather.attribution {
            VStack(spacing: 0) {
                Text(verbatim: weather.temperature.text)
                    .font(.headline)
                Text(verbatim: attribution.text)
                    .font(.caption2)
                    .lineLimit(1)
            }
        } else if let gauge = weather.gauge, let now = gauge.now {
            Gauge(value: min(max(now, 0), 1)) {
                WidgetIcon(weather.icon)
            } currentValueLabel: {
                Text(verbatim: weather.temperature.text)
            } minimumValueLabel: {
                Text(verbatim: gauge.low)
            } maximumValueLabel: {
                Text(verbatim: gauge.high)
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(gauge.colors()))
        } else {
            VStack(spacing: 0) {
                Image(systemName: weather.freshness?.symbolName ?? weather.icon.symbolName)
                Text(verbatim: weather.temperature.text)
                    .font(.headline)
            }
        }
    }

    /// Three lines: the place, the temperature with the condition or the time of the update, and the outlook.
    private func rectangular(_ weather: WidgetContent.Weather) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if let city = weather.city {
                Text(verbatim: city.text)
                    .font(.headline)
            }
            HStack(spacing: 4) {
                Image(systemName: weather.freshness?.symbolName ?? weather.icon.symbolName)
                Text(verbatim: weather.temperature.text)
                if let detail = weather.description ?? weather.freshness?.text {
                    Text(verbatim: detail.text)
                }
            }
            if let outlook = weather.outlook {
                Text(verbatim: outlook.text)
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder
    private func card(_ message: PromptContent) -> some View {
        switch content.family {
        case .inline:
            Label(verbatim: message.title, systemImage: message.symbolName)
        case .circular:
            Image(systemName: message.symbolName)
                .font(.title2)
        default:
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: message.title)
                    .font(.headline)
                Text(verbatim: message.message)
            }
            .lineLimit(2)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
#endif
