public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The settings: units, language, cache, refreshing, and about the SDK.
///
/// A view shows ``state`` and calls the event methods. A change shows on every screen at once, is saved at once, and is
/// taken back when it cannot be saved. Changes are saved one after the other in the order they were made; a change
/// that was made is saved even when the task of its event is cancelled, as the user has seen the switch move.
@MainActor
@Observable
public final class SettingsViewModel {
    private var usage: CacheUsage?
    private var isClearing = false
    private var failure: WeatherError?

    @ObservationIgnored private var changes = PendingChanges()
    @ObservationIgnored private var saving: Task<Void, Never>?
    /// The number of the last time the cache was asked for its size.
    @ObservationIgnored private var lastUsage = 0
    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false
    @ObservationIgnored private var names = LanguageNames()

    @ObservationIgnored private let useCases: SettingsUseCases
    @ObservationIgnored private let cache: (any CacheControl)?
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any SettingsRouting

    /// Creates the screen; without a cache it has no section about one.
    public init(
        useCases: SettingsUseCases,
        cache: (any CacheControl)?,
        settings: ScreenSettings,
        router: any SettingsRouting
    ) {
        self.useCases = useCases
        self.cache = cache
        self.settings = settings
        self.router = router
    }

    // MARK: - What is shown

    /// What is shown now, in every state: what the user chose is always known, if only as defaults.
    public var state: SettingsContent {
        let environment = settings.environment
        return SettingsContent(
            settings.preferences,
            cache: cache == nil ? nil : CacheStatus(usage: usage, isClearing: isClearing),
            failure: failure,
            languages: names.names(in: environment.locale),
            in: environment
        )
    }

    // MARK: - Events

    /// Reads what is stored and how much the cache keeps.
    public func onAppear() async {
        hasLeft = false
        failure = nil
        async let preferences: Void = loadPreferences()
        async let usage: Void = loadUsage()
        _ = await (preferences, usage)
    }

    /// Shows other units.
    public func unitsChanged(_ units: UnitsPreference) async {
        await change(.units(units))
    }

    /// Shows another language, whatever the device uses.
    public func languageOverrideChanged(_ language: Language) async {
        await change(.language(.fixed(language)))
    }

    /// Shows the device's language, or keeps the present one whatever the device uses.
    public func useDeviceLanguageToggled(_ isOn: Bool) async {
        let isOnNow = settings.preferences.language == .device
        guard isOn != isOnNow else { return }
        await change(.language(isOn ? .device : .fixed(settings.environment.language)))
    }

    /// Keeps answers on the device, or no longer does; those that are kept already stay until they are cleared.
    public func cacheToggled(_ isOn: Bool) async {
        await change(.cache(isOn))
    }

    /// Lets screens refresh themselves, or not.
    public func autoRefreshToggled(_ isOn: Bool) async {
        await change(.autoRefresh(isOn))
    }

    /// Forgets every answer that is kept and shows what is left; ignored while that is under way already.
    ///
    /// It cannot be taken back and so goes on when the task is cancelled.
    public func clearCacheTapped() async {
        guard let cache, !isClearing else { return }
        isClearing = true
        await cache.clear()
        lastUsage += 1
        let number = lastUsage
        let usage = await cache.usage()
        isClearing = false
        if number == lastUsage { self.usage = usage }
    }

    /// Goes back.
    public func backTapped() {
        guard !hasLeft else { return }
        hasLeft = true
        router.dismiss()
    }

    // MARK: - Loading

    private func loadPreferences() async {
        let before = changes.last
        do throws(WeatherError) {
            let stored = try await useCases.getPreferences()
            // What was read before a change is older than what the change brings.
            guard !Task.isCancelled, changes.last == before else { return }
            settings.apply(stored)
        } catch {
            guard !Task.isCancelled else { return }
            failure = error
        }
    }

    private func loadUsage() async {
        guard let cache else { return }
        lastUsage += 1
        let number = lastUsage
        let usage = await cache.usage()
        guard !Task.isCancelled, number == lastUsage else { return }
        self.usage = usage
    }

    // MARK: - Saving

    private func change(_ change: SettingsChange) async {
        guard let number = changes.add(change, to: settings.preferences) else { return }
        failure = nil
        // Whoever reports what is stored meanwhile does not know of changes that are still being saved.
        settings.pendingChanges = { [weak self] stored in self?.changes.applied(to: stored) ?? stored }
        settings.apply(settings.preferences)
        let earlier = saving
        let task = Task {
            await earlier?.value
            await save(change, number)
        }
        saving = task
        await task.value
    }

    private func save(_ change: SettingsChange, _ number: Int) async {
        do throws(WeatherError) {
            let stored = try await useCases.savePreferences { change.apply(to: &$0) }
            changes.saved(number)
            settings.apply(stored)
        } catch {
            settings.apply(changes.failed(number, in: settings.preferences))
            failure = error
        }
    }
}
