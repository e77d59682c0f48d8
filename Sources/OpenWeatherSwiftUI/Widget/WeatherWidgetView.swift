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
/// Where the system tints widgets or leaves their background out, the texts have the colors of the system.
///
/// A widget with buttons has an intent for each, which the extension declares; ``WidgetButton`` is one.
///
/// Available on iOS, macOS, and watchOS. The widgets of visionOS need a later version than the package requires, and tvOS
/// has none.
public struct WeatherWidgetView<Buttons: View>: View {
    private let content: WidgetContent
    private let buttons: (WidgetContent.Actions) -> Buttons

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.weatherLook) private var look
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    /// Creates the view of an entry, with buttons where its family has room for them.
    public init(_ entry: WeatherEntry, @ViewBuilder buttons: @escaping (WidgetContent.Actions) -> Buttons) {
        self.init(entry.content, buttons: buttons)
    }

    /// Creates the view of a content, with buttons where its family has room for them.
    public init(_ content: WidgetContent, @ViewBuilder buttons: @escaping (WidgetContent.Actions) -> Buttons) {
        self.content = content
        self.buttons = buttons
    }

    /// Creates the view of an entry, without a button.
    public init(_ entry: WeatherEntry) where Buttons == EmptyView {
        self.init(entry.content)
    }

    /// Creates the view of a content, without a button.
    public init(_ content: WidgetContent) where Buttons == EmptyView {
        self.init(content) { _ in EmptyView() }
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
            HomeScreenWidget(content, buttons: buttons)
                .foregroundStyle(hasOwnColors ? Color(gradient.foreground) : Color.primary)
                .accessibilityElement(children: .contain)
                .labeled(content.accessibility, id: "widget")
        }
    }

    /// Whether texts have the color for the background of the look.
    ///
    /// Where the system leaves the background out, as in StandBy, or tints the widget, it chooses the color of texts.
    private var hasOwnColors: Bool { showsBackground && renderingMode == .fullColor }

    private var gradient: ColorGradient {
        look.gradient(content.theme, content.weather?.temperatureTheme, isDark: colorScheme == .dark)
    }
}

/// A widget of the home screen: the weather, or a card in its place.
private struct HomeScreenWidget<Buttons: View>: View {
    private let content: WidgetContent
    private let buttons: (WidgetContent.Actions) -> Buttons

    init(_ content: WidgetContent, buttons: @escaping (WidgetContent.Actions) -> Buttons) {
        self.content = content
        self.buttons = buttons
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
                HStack(spacing: 8) {
                    WidgetSource(weather)
                    actions
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        } else if let message = content.message {
            VStack(spacing: 0) {
                WidgetMessage(message)
                HStack(spacing: 8) { actions }
            }
        }
    }

    @ViewBuilder
    private var actions: some View {
        if let actions = content.actions { buttons(actions) }
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
