import Observation
package import OpenWeatherCore

/// A search for places that follows what a person types.
///
/// Waits until the typing pauses, so that a burst costs one request; a newer text cancels the search before it, and an
/// empty one ends it. A text that means the same as the one before it is not asked for again.
@MainActor
@Observable
package final class LocationFinder {
    private struct Response {
        let meaning: SearchText
        let locations: [Location]
    }

    /// The text as it was typed.
    package private(set) var text = ""

    private var meaning = SearchText.empty
    private var response: Response?
    private var failure: WeatherError?

    @ObservationIgnored private let work = LatestTask()
    @ObservationIgnored private let searchLocations: SearchLocationsUseCase
    @ObservationIgnored private let delay: Duration
    @ObservationIgnored private let clock: any Clock<Duration>

    /// Creates a search that waits for `delay` after the last change of the text.
    package init(searchLocations: SearchLocationsUseCase, delay: Duration, clock: any Clock<Duration>) {
        self.searchLocations = searchLocations
        self.delay = delay
        self.clock = clock
    }

    /// The places found; idle without a text, and when the search was cancelled before anything was found.
    package var state: LoadState<[Location]> {
        if meaning == .empty {
            .idle
        } else if work.isRunning {
            .loading(previous: response?.locations)
        } else if let failure {
            .failed(failure, previous: response?.locations)
        } else if let response, response.meaning == meaning {
            .loaded(response.locations)
        } else {
            .idle
        }
    }

    /// Searches for `text` once the typing pauses; returns when that ended or a newer text took over.
    package func textChanged(_ text: String) async {
        let before = meaning
        self.text = text
        meaning = SearchText(text)
        failure = nil
        if meaning == .empty {
            work.cancel()
            response = nil
        } else if meaning == before, work.isActive {
            // Text fields report a text twice; the search that is under way answers it.
            await work.join()
        } else if response?.meaning == meaning {
            work.cancel()
        } else {
            await search(after: delay)
        }
    }

    /// Searches again for the text whose search failed; does nothing while a search is under way.
    package func retry() async {
        guard failure != nil else { return }
        failure = nil
        await resume()
    }

    /// Takes up a search that was cut off; one that failed waits for ``retry()``.
    package func resume() async {
        guard meaning != .empty, response?.meaning != meaning, failure == nil, !work.isActive else { return }
        await search(after: .zero)
    }

    /// Cancels the search under way; text and answer stay.
    package func cancel() {
        work.cancel()
    }

    /// Forgets text and answer.
    package func clear() {
        work.cancel()
        text = ""
        meaning = .empty
        response = nil
        failure = nil
    }

    private func search(after delay: Duration) async {
        let text = text
        let meaning = meaning
        await work.run { [self] in
            if delay > .zero {
                do { try await clock.sleep(for: delay) } catch { return }
            }
            guard !Task.isCancelled else { return }
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
