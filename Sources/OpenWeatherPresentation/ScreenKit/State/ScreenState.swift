public import OpenWeatherCore

/// What a screen shows: ready-made content and nothing a view would have to decide.
public enum ScreenState<Content: Sendable>: Sendable {
    /// Nothing to load until the user does something, which the card asks for.
    case idle(PromptContent)
    /// A load is under way; the content is the last one, or a placeholder of the same layout.
    case loading(Content)
    /// The content is there, perhaps with a notice about a failed refresh.
    case loaded(Content)
    /// There is nothing to show but what went wrong.
    case failed(FailureContent)

    /// Makes content of what is loaded; a failure with something to show keeps it on screen.
    ///
    /// - Parameters:
    ///   - state: What is loaded.
    ///   - placeholder: The content before anything is there.
    ///   - failure: The words for a failure with nothing to show.
    ///   - content: The content for a value, with the failure of the last refresh to remark upon.
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

    /// The content, when there is one.
    public var content: Content? {
        switch self {
        case .loading(let content), .loaded(let content): content
        case .idle, .failed: nil
        }
    }
}

extension ScreenState: Equatable where Content: Equatable {}
