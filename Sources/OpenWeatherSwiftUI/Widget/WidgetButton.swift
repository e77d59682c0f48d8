#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
public import AppIntents
public import OpenWeatherScreenKit
public import SwiftUI
import WidgetKit

/// A button of a widget, which runs an intent and opens no app.
///
/// When the intent has ended, the system asks for a new timeline of the widget. An intent that refreshes therefore does
/// nothing itself, and weather that is fresh in the cache costs no request.
///
/// Declare the intent in the extension that has the widget, because the system reads it from there.
public struct WidgetButton<Intent: AppIntent>: View {
    private let content: ActionContent
    private let intent: Intent

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - content: The words, the symbol, and the identifier, one of those of ``/OpenWeatherWidgetFeature/WidgetContent``.
    ///   - intent: The intent that runs when the user taps the button.
    public init(_ content: ActionContent, intent: Intent) {
        self.content = content
        self.intent = intent
    }

    /// The content and behavior of the view.
    public var body: some View {
        Button(intent: intent) {
            Image(systemName: content.symbolName)
                .font(.caption.weight(.semibold))
                .frame(minWidth: 32, minHeight: 28)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .widgetAccentable()
        .labeled(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}
#endif
