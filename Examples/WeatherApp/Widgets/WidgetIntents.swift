#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
import AppIntents
import OpenWeatherComposition

/// The intent of the button that asks for a new timeline.
///
/// It does nothing itself: the system asks for one when it has ended, and weather that is fresh in the cache costs no
/// request.
struct RefreshWidgetIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult { .result() }
}

/// The intent of the button that shows the next of the places in the widget for the current place.
struct NextPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Next place"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await WidgetComposition.places(of: CurrentPlaceWidget.kind)?.showNext()
        return .result()
    }
}
#endif
