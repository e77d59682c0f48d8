public import OpenWeatherCore

/// The state of a screen, with content that is ready to be shown.
///
/// A view switches over it and decides nothing else. Texts, icons, and colors are in the content already. The set of
/// cases is closed: a view that handles these four states is complete.
///
/// ```swift
/// let builder = HomeBuilder(weather: weather, preferences: preferences, autoRefresh: .off)
/// let home = builder.makeViewModel(settings: settings, router: router)
/// await home.onAppear()
/// switch home.state {
/// case .idle(let prompt): print(prompt.title)
/// case .loading(let content), .loaded(let content): print(content.hero.temperature.text)
/// case .failed(let failure): print(failure.title, failure.message)
/// }
/// ```
public enum ScreenState<Content: Sendable>: Sendable {
    /// There is nothing to load until the user does what the card asks for.
    case idle(PromptContent)
    /// A load is running; the content is the last one, or a placeholder with the same layout.
    case loading(Content)
    /// The content is up to date, or carries a notice about a failed refresh.
    case loaded(Content)
    /// The load failed and there is no earlier content to show.
    case failed(FailureContent)

    /// Creates the state of a screen from that of its value; a value remains on the screen after a failed refresh.
    ///
    /// - Parameters:
    ///   - state: The state of the value.
    ///   - placeholder: The content before the first value.
    ///   - failure: A closure that creates the content for a failure when there is no value.
    ///   - content: A closure that creates the content for a value; its second argument is the error of the last refresh,
    ///     or `nil` when it succeeded.
    public init<Value>(
        _ state: LoadState<Value>,
        placeholder: @autoclosure () -> Content,
        failure: (WeatherError) -> FailureContent,
        content: (Value, WeatherError?) -> Content
    ) {
        self =
            switch state {
            case .idle, .loading(previous: nil): .loading(placeholder())
            case .loading(let value?): .loading(content(value, nil))
            case .loaded(let value): .loaded(content(value, nil))
            case .failed(let error, let value?): .loaded(content(value, error))
            case .failed(let error, nil): .failed(failure(error))
            }
    }

    /// The content; `nil` while the screen shows a card or a failure instead.
    public var content: Content? {
        switch self {
        case .loading(let content), .loaded(let content): content
        case .idle, .failed: nil
        }
    }
}

extension ScreenState: Equatable where Content: Equatable {}

/// A screen that can load again when something outside of it changed.
///
/// The router calls it on the screen below one that was dismissed, which may have changed the place or the settings.
@MainActor
public protocol ReloadableScreen: AnyObject {
    /// Reads the settings and the place again, and loads their data; the cache is used while it is fresh.
    func reload() async
}

/// A screen that can be left without its back button, for example by a swipe.
///
/// The screen cannot prevent it, and afterwards behaves as after its own event for going back, except that it asks its
/// router for nothing that has happened already.
@MainActor
public protocol DismissibleScreen: AnyObject {
    /// Ends the screen after it was left; does nothing when it left by itself.
    func dismissed()
}
