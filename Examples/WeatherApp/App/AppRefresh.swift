#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherComposition

#if canImport(AppIntents)
import AppIntents
#endif
#if canImport(BackgroundTasks) && !os(macOS)
import BackgroundTasks
#endif
#if canImport(WidgetKit) && !os(visionOS)
import WidgetKit
#endif

/// The refresh of the app while it is in the background.
///
/// A Mac has neither the task nor the scheduler, and suspends no app: while a window is open, home refreshes itself, and
/// widgets fetch what they show.
enum AppRefresh {
    /// The identifier of the task, which `BGTaskSchedulerPermittedIdentifiers` in `Info.plist` lists.
    static let identifier = "com.example.weather.refresh"

    /// Asks the system for a refresh in half an hour at the earliest.
    ///
    /// The system decides when there is one, and whether, by how often the user opens the app.
    static func schedule() {
        #if canImport(BackgroundTasks) && !os(macOS)
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 1800)
        // The simulator refuses, and so does a device whose user has turned background refresh off.
        try? BGTaskScheduler.shared.submit(request)
        #endif
    }

    /// Refreshes the places of the user and plans the notices that the user wants, and schedules the next refresh first,
    /// because each request counts once.
    @MainActor
    static func run(_ composition: AppComposition) async {
        schedule()
        // Made-up weather needs no refresh, and the card has nothing to show.
        guard case .live(let app) = composition.start.phase else { return }
        let result = await app.refreshInBackground()
        if result.updated > 0 { reloadWidgets() }
    }

    /// Withdraws the notices that were planned, once the user has turned all of them off, and does not leave it to the next
    /// refresh.
    @MainActor
    static func withdrawUnwantedNotices(_ composition: AppComposition) async {
        if case .live(let app) = composition.start.phase { await app.withdrawUnwantedNotices() }
    }

    /// Has the system ask the widgets for new timelines, after the user may have changed places, units, or the language.
    static func reloadWidgets() {
        #if canImport(WidgetKit) && !os(visionOS)
        WidgetCenter.shared.reloadAllTimelines()
        #endif
    }

    /// Has the system ask the shortcut for its places, at a launch and after the user may have changed them.
    static func announcePlaces() {
        #if canImport(AppIntents)
        // Siri knows no phrase with a place that it was not told of.
        WeatherShortcuts.updateAppShortcutParameters()
        #endif
    }
}
#endif
