public import Foundation
public import Observation
import OpenWeather
import OpenWeatherCore
public import OpenWeatherPresentation

/// The start of an app that may have no key: a card asks for one, and shows made-up weather only when the user wants it.
///
/// ```swift
/// let start = AppStart(live: nil, choice: choice) { .demo() }
/// print(start.content.keyCard.title, "–", start.content.keyCard.action?.title ?? "")
/// start.tryMadeUpTapped()
/// print(start.app == nil ? "" : start.content.madeUpNotice.text)
/// ```
///
/// The choice is remembered until the user leaves made-up weather. An app with a key never shows it, whatever was chosen
/// before.
@MainActor
@Observable
public final class AppStart {
    /// The states of an app's start.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Phase {
        /// The screens over the service.
        case live(OpenWeatherApp)
        /// The card that asks for a key.
        case keyCard
        /// The screens over made-up weather.
        case madeUp(OpenWeatherApp)
    }

    /// The current state.
    public private(set) var phase: Phase

    @ObservationIgnored private let choice: any StartChoice
    @ObservationIgnored private let deviceLocale: Locale
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let makeMadeUp: @MainActor () -> OpenWeatherApp

    /// Creates the start of an app.
    ///
    /// - Parameters:
    ///   - live: The app over the service; `nil` without a key.
    ///   - choice: The place where the choice is remembered.
    ///   - deviceLocale: The locale of the device, for the texts of the card.
    ///   - now: A closure that returns the current date.
    ///   - madeUp: A closure that composes the app over made-up weather, called when it is needed.
    public init(
        live: OpenWeatherApp?,
        choice: any StartChoice,
        deviceLocale: Locale = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() },
        madeUp: @escaping @MainActor () -> OpenWeatherApp
    ) {
        self.choice = choice
        self.deviceLocale = deviceLocale
        self.now = now
        makeMadeUp = madeUp
        phase = live.map { .live($0) } ?? (choice.isMadeUp ? .madeUp(madeUp()) : .keyCard)
    }

    /// The app on show; `nil` while the card is.
    public var app: OpenWeatherApp? {
        switch phase {
        case .live(let app), .madeUp(let app): app
        case .keyCard: nil
        }
    }

    /// The texts of the card and of the notice, in the language of the app on show or of the device.
    public var content: StartContent {
        StartContent(
            in: app?.settings.environment
                ?? ScreenEnvironment(
                    language: Language(locale: deviceLocale),
                    locale: deviceLocale,
                    units: .metric,
                    timeZone: .autoupdatingCurrent,
                    now: now
                )
        )
    }

    /// Shows made-up weather and remembers the choice; does nothing unless the card is on show.
    public func tryMadeUpTapped() {
        guard case .keyCard = phase else { return }
        choice.isMadeUp = true
        phase = .madeUp(makeMadeUp())
    }

    /// Returns from made-up weather to the card and forgets the choice; does nothing unless made-up weather is on show.
    public func leaveTapped() {
        guard case .madeUp = phase else { return }
        choice.isMadeUp = false
        phase = .keyCard
    }
}

/// A place where an app without a key remembers whether its user tries made-up weather.
@MainActor
public protocol StartChoice: AnyObject {
    /// A Boolean value that indicates whether the user tries made-up weather.
    var isMadeUp: Bool { get set }
}

/// A choice that is remembered by whether a file exists.
///
/// A file that cannot be written or removed leaves the choice as it is stored, for the next launch.
@MainActor
public final class FileStartChoice: StartChoice {
    private let file: URL

    /// Creates a choice with a file, by default `made-up-weather` in the directory that the platform assigns for settings.
    public init(file: URL = StandardDirectories.settings().appending(path: "made-up-weather")) {
        self.file = file
    }

    /// A Boolean value that indicates whether the file exists; setting it creates or removes the file.
    public var isMadeUp: Bool {
        get { Self.isThere(file) }
        set {
            guard newValue else {
                try? FileManager.default.removeItem(at: file)
                return
            }
            let directory = file.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try? Data().write(to: file)
        }
    }

    /// Returns whether a file exists.
    nonisolated static func isThere(_ file: URL) -> Bool { (try? file.checkResourceIsReachable()) == true }
}
