import Foundation
package import OpenWeatherCore

/// A loader of values for one place, which keeps the last good ones and runs one load at a time.
///
/// Each call of ``load(_:_:selecting:recordingVisit:unless:found:)`` reads the preferences once and then follows one rule:
///
/// - While nothing is being loaded, it starts a load.
/// - A request that the load in progress also satisfies joins it: the same place and language, and a policy that goes no
///   further for a new value. All callers return when that load ends.
/// - Any other request supersedes the load, whose callers wait for the new one instead.
///
/// A cancelled caller returns at once and leaves the load to the others. When the last caller has left, the load is
/// cancelled and the state is what it was before; values that arrived until then stay. Values of another place are
/// never shown, and a response for a place or language that was left is discarded.
@MainActor
package final class PlaceLoader<Parts: PlaceParts> {
    private struct Load {
        let generation: Int
        var request: PlaceRequest
        let settings: ScreenSettings
        let task: Task<Void, Never>
    }

    /// Everything that is shown.
    @Observed package private(set) var snapshot: PlaceSnapshot<Parts>

    private var current: Load? {
        didSet {
            if current?.generation != snapshot.loading { snapshot = snapshot.with(loading: current?.generation) }
        }
    }

    private var callers: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastCall = 0
    /// The number of the call whose reading of the preferences is in force.
    private var lastReading = 0
    private var lastGeneration = 0

    private let source: PlaceSource
    private let store: PlacePreferences
    private let isLocalized: Bool
    private let work: @MainActor (PlaceLoad<Parts>) async -> Void

    /// Creates a loader of several parts.
    ///
    /// - Parameters:
    ///   - source: The place to show.
    ///   - preferences: The store of the current place and of the settings.
    ///   - isLocalized: Whether responses contain text in the requested language, so that another language needs
    ///     another response.
    ///   - work: Loads the parts with ``PlaceLoad/keep(_:_:)``; a load ends when `work` returns.
    package init(
        at source: PlaceSource = .current,
        preferences: any PreferencesStore,
        isLocalized: Bool = true,
        work: @escaping @MainActor (PlaceLoad<Parts>) async -> Void
    ) {
        self.source = source
        snapshot = PlaceSnapshot(fixedPlace: source.fixedPlace)
        store = PlacePreferences(source: source, preferences: preferences)
        self.isLocalized = isLocalized
        self.work = work
    }

    /// Creates a loader of one value, which `fetch` gets.
    package convenience init<Value>(
        at source: PlaceSource = .current,
        preferences: any PreferencesStore,
        fetch: @escaping @MainActor (PlaceRequest) async throws(WeatherError) -> Value
    ) where Parts == LoadPart<Value> {
        self.init(at: source, preferences: preferences) { load in await load.keep(\.self, fetch) }
    }

    // MARK: - State

    /// The place that is shown, as far as it is known.
    package var place: ScreenPlace { snapshot.place }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    package var location: Location? { snapshot.location }

    /// The values of the place.
    package private(set) var parts: Parts {
        get { snapshot.parts }
        set { snapshot = snapshot.with(newValue) }
    }

    /// A Boolean value that indicates whether a load is in progress.
    package var isLoading: Bool { snapshot.isLoading }

    /// Returns the state of one part: loading until the load in progress has an outcome for it.
    package func state<Value>(of part: KeyPath<Parts, LoadPart<Value>>) -> LoadState<Value> {
        snapshot.state(of: part)
    }

    // MARK: - Loading

    /// Reads the preferences, applies them to `settings`, and loads the values for the place under them.
    ///
    /// Returns when the load that is in force ends, or at once when the calling task is cancelled. A failure to read or
    /// write the preferences is recorded in the parts.
    ///
    /// - Parameters:
    ///   - policy: The sources that values may come from.
    ///   - settings: The settings of the screens, whose language is requested.
    ///   - chosen: A place to make the current one first, with a single write; `nil` to leave the choice as it is.
    ///   - recordsVisit: Whether to record a visit of a place that stays the same. A visit that cannot be recorded is
    ///     only missing from the history.
    ///   - isKnown: Returns whether the values for a place are known well enough to need no load.
    ///   - found: Called once when the place is known and before its values are, for values that another loader loads.
    package func load(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        selecting chosen: PlaceChoice? = nil,
        recordingVisit recordsVisit: Bool = false,
        unless isKnown: (Location) -> Bool = { _ in false },
        found: (Location) -> Void = { _ in }
    ) async {
        lastCall += 1
        let call = lastCall
        let preferences: Preferences
        do throws(WeatherError) {
            let now = settings.environment.now()
            preferences = try await store.read(selecting: chosen, recordingVisit: recordsVisit, at: now)
        } catch {
            if !Task.isCancelled, call > lastReading { parts.fail(error) }
            return
        }
        guard !Task.isCancelled else { return }
        if call < lastReading, chosen != nil {
            // The later call may have read the preferences before this one wrote them.
            return await load(policy, settings, unless: isKnown, found: found)
        }
        // A reading that a later call has overtaken is out of date; its caller joins the load that followed.
        if call > lastReading {
            lastReading = call
            settings.apply(preferences)
            show(source.location(in: preferences))
            guard let location = place.location else { return }
            found(location)
            guard !isKnown(location) else { return }
            joinOrStart(policy, at: location, settings)
        } else if let location = place.location {
            found(location)
        }
        await waitForLoad(call)
    }

    /// Loads the values for a place that another loader has found, without reading the preferences.
    ///
    /// Joins, supersedes, and returns as ``load(_:_:selecting:recordingVisit:unless:found:)`` does.
    package func load(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        at location: Location,
        unless isKnown: (Location) -> Bool = { _ in false }
    ) async {
        lastCall += 1
        lastReading = lastCall
        show(location)
        guard !isKnown(location), !Task.isCancelled else { return }
        joinOrStart(policy, at: location, settings)
        await waitForLoad(lastReading)
    }

    private func show(_ location: Location?) {
        let isSame = location != nil && location?.id == place.location?.id
        let shown = location.map { ScreenPlace.known($0) } ?? .none
        if place != shown { snapshot = snapshot.with(shown) }
        if !isSame { parts = Parts() }
        if location == nil { end() }
    }

    private func joinOrStart(_ policy: FetchPolicy, at location: Location, _ settings: ScreenSettings) {
        let options = settings.environment.requestOptions
        var policy = policy
        if let request = current?.request, request.location.id == location.id {
            let isSameLanguage = !isLocalized || request.options.language == options.language
            if isSameLanguage, request.satisfies(policy) { return }
            // The new load also serves the callers that waited for the old one.
            policy = policy.stronger(request.policy)
        }
        current?.task.cancel()
        lastGeneration += 1
        let generation = lastGeneration
        let task = Task {
            if !Task.isCancelled { await work(PlaceLoad(loader: self, generation: generation)) }
            if current?.generation == generation { end() }
        }
        current = Load(
            generation: generation,
            request: PlaceRequest(location: location, options: options, policy: policy),
            settings: settings,
            task: task
        )
    }

    // MARK: - Callers

    private func waitForLoad(_ call: Int) async {
        guard isLoading else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { callers[call] = $0 }
        } onCancel: {
            // Reaches the main actor before any response that arrives after the cancellation.
            Task { @MainActor in self.leave(call) }
        }
    }

    private func leave(_ call: Int) {
        guard let caller = callers.removeValue(forKey: call) else { return }
        caller.resume()
        if callers.isEmpty { end() }
    }

    private func end() {
        current?.task.cancel()
        current = nil
        let waiting = callers.values
        callers = [:]
        for caller in waiting { caller.resume() }
    }

    // MARK: - Responses

    /// Returns the request of load `generation`; `nil` when the load was cancelled or superseded.
    func request(of generation: Int) -> PlaceRequest? {
        current?.generation == generation ? current?.request : nil
    }

    /// Returns whether the language has changed since `request` was made, and requests the new one from now on.
    ///
    /// Compares with the request of the part, as another part may have renewed that of the load.
    func renewLanguage(of request: PlaceRequest) -> Bool {
        guard isLocalized, let load = current else { return false }
        let options = load.settings.environment.requestOptions
        guard options.language != request.options.language else { return false }
        current?.request.options = options
        return true
    }

    /// Keeps the outcome that load `generation` has for one part.
    func settle<Value>(
        _ part: WritableKeyPath<Parts, LoadPart<Value>>,
        _ result: Result<Value, WeatherError>,
        _ generation: Int
    ) {
        parts[keyPath: part].settle(result, generation: generation)
    }
}
