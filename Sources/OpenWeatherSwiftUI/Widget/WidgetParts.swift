#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS)
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature
import SwiftUI
import WidgetKit

/// The picture of a condition in a widget: always a symbol.
///
/// Where the system tints widgets, the symbol, the temperature, and the bars of days have the accent; their forms and the
/// numbers beside them say what their colors do elsewhere. There the layers of a symbol differ in opacity, as one color
/// would make a single shape of them.
struct WidgetIcon: View {
    private let icon: ConditionIcon

    @Environment(\.widgetRenderingMode) private var renderingMode

    init(_ icon: ConditionIcon) {
        self.icon = icon
    }

    var body: some View {
        Image(systemName: icon.symbolName)
            .symbolRenderingMode(renderingMode == .fullColor ? .multicolor : .hierarchical)
            .widgetAccentable()
            .accessibilityHidden(true)
    }
}

/// The place, the temperature, the condition, and the range of the day.
struct WidgetNow: View {
    private let weather: WidgetContent.Weather

    init(_ weather: WidgetContent.Weather) {
        self.weather = weather
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                if let city = weather.city {
                    SpokenLabel(city)
                        .font(.headline)
                }
                if let country = weather.countryCode {
                    SpokenLabel(country)
                        .font(.caption)
                }
            }
            HStack(spacing: 6) {
                WidgetIcon(weather.icon)
                    .font(.title2)
                SpokenLabel(weather.temperature)
                    .font(.largeTitle)
                    .widgetAccentable()
            }
            ForEach(weather.conversions) { conversion in
                SpokenLabel(conversion)
                    .font(.caption)
            }
            if let description = weather.description {
                SpokenLabel(description)
                    .font(.subheadline)
            }
            HStack(spacing: 6) {
                if let high = weather.high { SpokenLabel(high) }
                if let low = weather.low { SpokenLabel(low) }
            }
            .font(.caption)
            if let outlook = weather.outlook {
                SpokenLabel(outlook)
                    .font(.caption)
            }
            if let comparison = weather.comparison {
                SpokenLabel(comparison)
                    .font(.caption)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
}

/// The next steps of the forecast side by side.
struct WidgetSteps: View {
    private let steps: [WidgetContent.Step]

    init(_ steps: [WidgetContent.Step]) {
        self.steps = steps
    }

    var body: some View {
        HStack(spacing: 12) {
            ForEach(steps) { step in
                VStack(spacing: 4) {
                    Text(verbatim: step.time)
                        .font(.caption2)
                    WidgetIcon(step.icon)
                    Text(verbatim: step.temperature)
                        .font(.subheadline.bold())
                    Text(verbatim: step.chance ?? " ")
                        .font(.caption2)
                }
                .lineLimit(1)
                .spoken(step.accessibility, id: step.id)
            }
        }
    }
}

/// The next days with their bars on one scale.
struct WidgetDays: View {
    private let days: [WidgetContent.Day]

    init(_ days: [WidgetContent.Day]) {
        self.days = days
    }

    var body: some View {
        VStack(spacing: 4) {
            ForEach(days) { day in
                HStack(spacing: 8) {
                    Text(verbatim: day.title)
                        .frame(maxWidth: 52, alignment: .leading)
                    WidgetIcon(day.icon)
                    Text(verbatim: day.chance ?? "")
                        .frame(minWidth: 34, alignment: .trailing)
                    Text(verbatim: day.low)
                        .frame(minWidth: 30, alignment: .trailing)
                    RangeBar(day.bar)
                        .widgetAccentable()
                    Text(verbatim: day.high)
                        .frame(minWidth: 30, alignment: .leading)
                }
                .font(.caption)
                .lineLimit(1)
                .spoken(day.accessibility, id: day.id)
            }
        }
    }
}

/// The favorite cities; a tap on one opens the app there.
struct WidgetFavorites: View {
    private let favorites: [WidgetContent.Favorite]

    init(_ favorites: [WidgetContent.Favorite]) {
        self.favorites = favorites
    }

    var body: some View {
        VStack(spacing: 4) {
            ForEach(favorites) { favorite in
                if let url = DeepLink(favorite.destination).url {
                    Link(destination: url) { row(favorite) }
                        .labeled(favorite.accessibility, id: favorite.identifier)
                } else {
                    row(favorite)
                        .spoken(favorite.accessibility, id: favorite.identifier)
                }
            }
        }
    }

    private func row(_ favorite: WidgetContent.Favorite) -> some View {
        HStack(spacing: 8) {
            Text(verbatim: favorite.name)
            Spacer(minLength: 0)
            if let outdated = favorite.outdated {
                Text(verbatim: outdated)
                    .font(.caption2)
            }
            if let icon = favorite.icon { WidgetIcon(icon) }
            Text(verbatim: favorite.temperature)
                .bold()
        }
        .font(.caption)
        .lineLimit(1)
    }
}

/// The time of the update and the attribution of the data.
struct WidgetSource: View {
    private let weather: WidgetContent.Weather

    init(_ weather: WidgetContent.Weather) {
        self.weather = weather
    }

    var body: some View {
        HStack(spacing: 4) {
            if let freshness = weather.freshness {
                if let symbol = freshness.symbolName {
                    Image(systemName: symbol)
                        .accessibilityHidden(true)
                }
                SpokenLabel(freshness.text)
            }
            if let attribution = weather.attribution {
                Spacer(minLength: 0)
                // Not a link: a tap on a widget opens the app, whose screens link to the source.
                Text(verbatim: attribution.text)
                    .spoken(attribution.accessibility, id: attribution.id)
            }
        }
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
}
#endif
