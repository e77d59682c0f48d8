#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS)
import OpenWeatherPresentation
import OpenWeatherScreenKit
public import OpenWeatherWidgetFeature
public import SwiftUI
import WidgetKit

/// A weather widget of any family, on the home screen, the lock screen, or the watch.
///
/// It shows the content of an entry as it is, with symbols of the system alone, because a widget loads no pictures. A tap
/// opens the app with the link of ``/OpenWeatherPresentation/DeepLink``; in the large families each favorite has its own.
///
/// Available on iOS, macOS, and watchOS. The widgets of visionOS need a later version than the package requires, and tvOS
/// has none.
public struct WeatherWidgetView: View {
    private let content: WidgetContent

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    /// Creates the view of an entry.
    public init(_ entry: WeatherEntry) {
        self.init(entry.content)
    }

    /// Creates the view of a content.
    public init(_ content: WidgetContent) {
        self.content = content
    }

    /// The content and behavior of the view.
    public var body: some View {
        family
            .widgetURL(DeepLink(content.destination).url)
            .environment(
                \.layoutDirection,
                content.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            )
            .containerBackground(for: .widget) {
                LinearGradient(gradient: Gradient(gradient), startPoint: .top, endPoint: .bottom)
            }
    }

    @ViewBuilder
    private var family: some View {
        if content.family.isAccessory {
            AccessoryWidget(content)
        } else {
            HomeScreenWidget(content)
                // Where the system leaves the background out, as in StandBy, it chooses the color of texts as well.
                .foregroundStyle(showsBackground ? Color(gradient.foreground) : Color.primary)
                .accessibilityElement(children: .contain)
                .labeled(content.accessibility, id: "widget")
        }
    }

    private var gradient: ColorGradient {
        colorScheme == .dark ? content.theme.darkGradient : content.theme.gradient
    }
}

/// A widget of the home screen: the weather, or a card in its place.
private struct HomeScreenWidget: View {
    private let content: WidgetContent

    init(_ content: WidgetContent) {
        self.content = content
    }

    var body: some View {
        if let weather = content.weather {
            VStack(alignment: .leading, spacing: 8) {
                HStack(alignment: .top, spacing: 16) {
                    WidgetNow(weather)
                    if !weather.steps.isEmpty {
                        Spacer(minLength: 0)
                        WidgetSteps(weather.steps)
                    }
                }
                WidgetDays(weather.days)
                WidgetFavorites(weather.favorites)
                Spacer(minLength: 0)
                WidgetSource(weather)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        } else if let message = content.message {
            WidgetMessage(message)
        }
    }
}

/// A card in place of the weather, whose button is the widget itself.
struct WidgetMessage: View {
    private let message: PromptContent

    init(_ message: PromptContent) {
        self.message = message
    }

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: message.symbolName)
                .font(.title2)
            Text(verbatim: message.title)
                .font(.headline)
            Text(verbatim: message.message)
                .font(.caption)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .spoken(message.accessibility, id: message.id)
    }
}
#endif
