import OpenWeatherCore

/// The saving of the places a person chooses, one after another, so that the last one chosen is the current one.
///
/// A choice that waits for its turn is left out once a later one was made, and only the last one reports its end. That
/// and the next choice happen on the main actor, one wholly before the other.
@MainActor
final class ChosenPlaces {
    /// The saving of a choice; ends with the place that was saved last, by it or by those it waited for.
    typealias Work = Task<LocationID?, Never>

    private struct Choice {
        let number: Int
        let location: LocationID
        let work: Work
    }

    /// Whether a choice is being saved or waits for its turn.
    var isSaving: Bool { last != nil }

    /// Whether the current place was changed since this was last set to `false`, also by a choice that did not report.
    var hasChanged = false

    private var last: Choice?
    private var lastNumber = 0
    private let saveLocation: SaveLastSelectedLocationUseCase

    /// Creates a saver of places.
    init(saveLocation: SaveLastSelectedLocationUseCase) {
        self.saveLocation = saveLocation
    }

    /// Saves `location` when the choices before it have ended; the place chosen last already is not saved twice.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - end: Called with the failure, if there was one, unless the work was cancelled or a later choice was made.
    /// - Returns: The work, which may be waited for.
    func save(_ location: Location, _ end: @escaping @MainActor (_ failure: WeatherError?) -> Void) -> Work {
        if let last, last.location == location.id, !last.work.isCancelled { return last.work }
        lastNumber += 1
        let number = lastNumber
        let before = last?.work
        let work = Task {
            var saved = await before?.value
            var failure: WeatherError?
            if last?.number == number, !Task.isCancelled, saved != location.id {
                do throws(WeatherError) {
                    try await saveLocation(location)
                    saved = location.id
                    hasChanged = true
                } catch {
                    failure = error
                }
            }
            if last?.number == number {
                last = nil
                if !Task.isCancelled { end(failure) }
            }
            return saved
        }
        last = Choice(number: number, location: location.id, work: work)
        return work
    }
}
