import Observation
package import OpenWeatherCore

/// A search for places that runs as the user types.
///
/// A search starts when the typing pauses, so that a burst of changes costs one request. A newer text cancels the search
/// before it, and an empty one ends it. A text that means the same as the one before it is not searched for again.
@MainActor
@Observable
package final class LocationFinder {
    private struct Response {
        let meaning: SearchText
        let locations: [Location]
    }

    /// The text as the user typed it.
    package private(set) var text = ""

    /// A Boolean value that indicates whether the text was set and no search for it has begun.
    private var isPending = false
    private var meaning = SearchText.empty
    private var response: Response?
    private var failure: WeatherError?

    /// A Boolean value that indicates whether the running work waits for the typing to pause.
    @ObservationIgnored private var isWaiting = false
    @ObservationIgnored private let work = LatestTask()
    @ObservationIgnored private let searchLocations: SearchLocationsUseCase
    @ObservationIgnored private let delay: Duration
    @ObservationIgnored private let clock: any Clock<Duration>

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - text: The text to begin with, which ``resume()`` searches for.
    ///   - searchLocations: The use case that finds places by text.
    ///   - delay: The time to wait after the last change of the text.
    ///   - clock: The clock to wait on.
    package init(
        _ text: String = "",
        searchLocations: SearchLocationsUseCase,
        delay: Duration,
        clock: any Clock<Duration>
    ) {
        self.text = text
        meaning = SearchText(text)
        self.searchLocations = searchLocations
        self.delay = delay
        self.clock = clock
    }

    /// The places found so far.
    ///
    /// Idle while the text is empty, and after a search that was cancelled before it found anything.
    package var state: LoadState<[Location]> {
        if meaning == .empty {
            .idle
        } else if isPending || work.isRunning {
            .loading(previous: response?.locations)
        } else if let failure {
            .failed(failure, previous: response?.locations)
        } else if let response, response.meaning == meaning {
            .loaded(response.locations)
        } else {
            .idle
        }
    }

    /// Shows `text` at once and cancels the search for one that means something else; ``search()`` begins the next one.
    ///
    /// Until then the places found before stay, as they do during a search.
    package func setText(_ text: String) {
        let before = meaning
        self.text = text
        meaning = SearchText(text)
        guard meaning != before else { return }
        failure = nil
        work.cancel()
        if meaning == .empty { response = nil }
        isPending = meaning != .empty && response?.meaning != meaning
    }

    /// Searches for the text once the typing pauses, and returns when that search ends or a newer text replaces it.
    ///
    /// A search that failed waits for ``retry()``.
    package func search() async {
        guard meaning != .empty, response?.meaning != meaning, failure == nil else { return }
        if work.isActive {
            // Text fields report a text twice; the running search is for the same one.
            await work.join()
        } else {
            await search(after: delay)
        }
    }

    /// Shows `text` and searches for it, also when a search for the same one has failed.
    package func textChanged(_ text: String) async {
        setText(text)
        failure = nil
        await search()
    }

    /// Returns the text whose results are shown and include `location`; `nil` when it was not found by a text.
    package func text(thatFound location: Location) -> String? {
        guard let response, response.meaning == meaning, response.locations.contains(where: { $0.id == location.id })
        else { return nil }
        return text
    }

    /// Searches for the text at once, without waiting for the typing to pause.
    ///
    /// Does nothing for an empty text, and for one whose results are shown.
    package func submit() async {
        guard meaning != .empty, response?.meaning != meaning || failure != nil else { return work.cancel() }
        failure = nil
        // A search that has begun is for this text.
        if work.isActive, !isWaiting { await work.join() } else { await search(after: .zero) }
    }

    /// Repeats a search that failed; does nothing otherwise.
    package func retry() async {
        guard failure != nil else { return }
        failure = nil
        await resume()
    }

    /// Restarts a search that was cancelled before it finished; one that failed waits for ``retry()``.
    package func resume() async {
        guard meaning != .empty, response?.meaning != meaning, failure == nil, !work.isActive else { return }
        await search(after: .zero)
    }

    /// Cancels the running search and keeps the text and the places found.
    package func cancel() {
        work.cancel()
        isPending = false
    }

    /// Cancels the running search and removes the text and the places found.
    package func clear() {
        cancel()
        text = ""
        meaning = .empty
        response = nil
        failure = nil
    }

    private func search(after delay: Duration) async {
        isPending = false
        let text = text
        let meaning = meaning
        isWaiting = delay > .zero
        await work.run { [self] in
            if delay > .zero {
                do { try await clock.sleep(for: delay) } catch { return }
            }
            guard !Task.isCancelled else { return }
            isWaiting = false
            do throws(WeatherError) {
                let locations = try await searchLocations(text)
                guard !Task.isCancelled else { return }
                response = Response(meaning: meaning, locations: locations)
            } catch {
                guard !Task.isCancelled else { return }
                failure = error
            }
        }
    }
}
