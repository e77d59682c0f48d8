public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the settings screen: units, language, cache, automatic refresh, good times, notices, the diary
/// of forecasts, the use of calls, and information about the SDK.
///
/// A view shows ``state`` and calls the event methods. Every screen shows a change at once; it is saved at once, too,
/// and reverted when saving fails. Changes are saved one after another in the order in which they were made. Cancelling
/// the task of an event does not stop its change from being saved, because the user has already seen it happen.
///
/// A toolkit with bindings uses the properties that can be set instead, such as ``units``. Setting one takes effect
/// before the assignment returns, and saving follows in the order of the assignments, so that a switch ends where the
/// user left it however fast it is flipped. When the last change of a value cannot be saved, the value returns to the
/// stored one, and a notice says so. The value that is on show already changes nothing.
///
/// Create the model with ``SettingsBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class SettingsViewModel: DismissibleScreen {
    private var usage: CacheUsage?
    /// The use of calls, or the reason it cannot be read; `nil` until it was read.
    private var callUsage: Result<[CallUsage], WeatherError>?
    private var isClearing = false
    /// A Boolean value that indicates whether the user permits notices; `nil` until it is known.
    var isNoticePermitted: Bool?

    /// The saver of changes.
    @ObservationIgnored let saver: PreferencesSaver
    /// The generation of the newest request for the size of the cache.
    @ObservationIgnored private var usageGeneration = 0
    @ObservationIgnored private var memory = ContentMemory<SettingsInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    @ObservationIgnored private var names = LanguageNames()

    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let cache: (any CacheControl)?
    @ObservationIgnored private let calls: (any CallMeter)?
    /// The part of the app that shows notices; `nil` without one.
    @ObservationIgnored let notifier: (any WeatherNotifier)?
    /// The request for permission to show notices that was started last.
    @ObservationIgnored var asking: Task<Void, Never>?
    @ObservationIgnored private let hasDiary: Bool
    @ObservationIgnored private let device: DeviceLocation?
    @ObservationIgnored private let source: DataSource
    /// The settings of the screens.
    @ObservationIgnored let settings: ScreenSettings
    @ObservationIgnored private let router: any SettingsRouting

    /// Creates a view model; without a cache, a meter, a notifier, a diary, or a location its content has no section about
    /// them.
    package init(
        preferences: any PreferencesStore,
        cache: (any CacheControl)?,
        calls: (any CallMeter)?,
        notifier: (any WeatherNotifier)? = nil,
        hasDiary: Bool = false,
        device: DeviceLocation? = nil,
        source: DataSource = .openWeather,
        settings: ScreenSettings,
        router: any SettingsRouting
    ) {
        getPreferences = GetPreferencesUseCase(store: preferences)
        saver = PreferencesSaver(preferences: preferences, settings: settings)
        self.cache = cache
        self.calls = calls
        self.notifier = notifier
        self.hasDiary = hasDiary
        self.device = device
        self.source = source
        self.settings = settings
        self.router = router
    }

    // MARK: - State

    /// The content to show, computed from the current preferences.
    ///
    /// There is always content: until preferences have been read it shows those of ``/OpenWeatherScreenKit/ScreenSettings``.
    public var state: SettingsContent {
        let environment = settings.environment
        let inputs = SettingsInputs(
            preferences: settings.preferences,
            activities: settings.activities?.all,
            hasDiary: hasDiary,
            cache: cache == nil ? nil : CacheStatus(usage: usage, isClearing: isClearing),
            calls: calls == nil ? nil : CallStatus(usage: callUsage),
            notices: notifier == nil ? nil : NoticeStatus(isPermitted: isNoticePermitted),
            location: device.map { LocationStatus($0, remembered: settings.preferences.devicePlace) },
            failure: saver.failure,
            languages: names.names(in: environment.locale),
            source: source
        )
        return memory.content(of: inputs, in: environment)
    }

    // MARK: - Two-way values

    /// The units of every screen; setting it does what ``unitsChanged(_:)`` does.
    public var units: UnitsPreference {
        get { settings.preferences.units }
        set { if newValue != units { saver.enqueue { $0.units = newValue } } }
    }

    /// The language in use, as one of the options of the content, also when it is that of the device.
    ///
    /// Setting another one does what ``languageOverrideChanged(_:)`` does.
    public var language: Language {
        get { LanguageNames.listed(settings.environment.language) }
        set { if newValue != language { saver.enqueue { $0.language = .fixed(newValue) } } }
    }

    /// A Boolean value that indicates whether the language follows that of the device.
    ///
    /// Setting it does what ``useDeviceLanguageToggled(_:)`` does.
    public var usesDeviceLanguage: Bool {
        get { settings.preferences.language == .device }
        set { setUsesDeviceLanguage(newValue) }
    }

    /// A Boolean value that indicates whether responses are cached; setting it does what ``cacheToggled(_:)`` does.
    public var isCacheEnabled: Bool {
        get { settings.preferences.isCacheEnabled }
        set { if newValue != isCacheEnabled { saver.enqueue { $0.isCacheEnabled = newValue } } }
    }

    /// A Boolean value that indicates whether screens refresh automatically.
    ///
    /// Setting it does what ``autoRefreshToggled(_:)`` does.
    public var isAutoRefreshEnabled: Bool {
        get { settings.preferences.isAutoRefreshEnabled }
        set { if newValue != isAutoRefreshEnabled { saver.enqueue { $0.isAutoRefreshEnabled = newValue } } }
    }

    /// A Boolean value that indicates whether screens show the time at which their data was fetched.
    ///
    /// Setting it does what ``fetchTimeToggled(_:)`` does.
    public var showsFetchTime: Bool {
        get { settings.preferences.showsFetchTime }
        set { if newValue != showsFetchTime { saver.enqueue { $0.showsFetchTime = newValue } } }
    }

    /// Waits until every change made so far has been saved or reverted; returns at once when there is none.
    ///
    /// Views need not wait; use it in programs without views and in tests of an app.
    public func waitForSaving() async {
        await saver.waitForSaving()
        await asking?.value
    }

    // MARK: - Events

    /// Reads the stored preferences, the size of the cache and the use of calls.
    ///
    /// A failure to read the preferences shows as a notice.
    public func onAppear() async {
        exit.open()
        saver.clearFailure()
        async let preferences: Void = loadPreferences()
        async let usage: Void = loadUsage()
        async let calls: Void = loadCalls()
        async let permission: Void = loadNoticePermission()
        await device?.refreshPermission()
        _ = await (preferences, usage, calls, permission)
    }

    /// Reads the permissions for notices and for the location again, which the user may have changed in the system's settings.
    ///
    /// Call it when the app becomes active. Nothing asks the user.
    public func becameActive() async {
        await loadNoticePermission()
        await device?.refreshPermission()
    }

    /// Selects the units of every screen.
    public func unitsChanged(_ units: UnitsPreference) async {
        await saver.save { $0.units = units }
    }

    /// Selects a language, which then replaces the device's language.
    public func languageOverrideChanged(_ language: Language) async {
        await saver.save { $0.language = .fixed(language) }
    }

    /// Follows the language of the device, or keeps the present language whatever the device uses.
    public func useDeviceLanguageToggled(_ isOn: Bool) async {
        await setUsesDeviceLanguage(isOn)?.value
    }

    /// Turns caching of responses on or off; cached responses stay until the cache is cleared.
    public func cacheToggled(_ isOn: Bool) async {
        await saver.save { $0.isCacheEnabled = isOn }
    }

    /// Turns the automatic refresh of screens on or off.
    public func autoRefreshToggled(_ isOn: Bool) async {
        await saver.save { $0.isAutoRefreshEnabled = isOn }
    }

    /// Shows the time at which data was fetched on every screen, or its age alone.
    public func fetchTimeToggled(_ isOn: Bool) async {
        await saver.save { $0.showsFetchTime = isOn }
    }

    /// Removes every cached response and reads the size of the cache again.
    ///
    /// Does nothing while the cache is being cleared. Clearing cannot be undone, so it also completes when the task is
    /// cancelled.
    public func clearCacheTapped() async {
        guard let cache, !isClearing else { return }
        isClearing = true
        await cache.clear()
        usageGeneration += 1
        let generation = usageGeneration
        let usage = await cache.usage()
        isClearing = false
        if generation == usageGeneration { self.usage = usage }
    }

    /// Forgets where the device was; places that are shown or were saved stay.
    ///
    /// The current place follows the device no longer, and the device's own place is no favorite any more.
    public func forgetLocationTapped() async {
        device?.clearFailure()
        await saver.save { $0.forgetDevice() }
    }

    /// Returns to the previous screen; a second call before the next appearance does nothing.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }

    // MARK: - Loading

    private func loadPreferences() async {
        let before = settings.latestChange
        do throws(WeatherError) {
            let stored = try await getPreferences()
            // A read that began before a change may return older preferences than the change stored.
            guard !Task.isCancelled, settings.latestChange == before else { return }
            settings.apply(stored)
        } catch {
            guard !Task.isCancelled else { return }
            saver.failure = error
        }
    }

    private func loadUsage() async {
        guard let cache else { return }
        usageGeneration += 1
        let generation = usageGeneration
        let usage = await cache.usage()
        guard !Task.isCancelled, generation == usageGeneration else { return }
        self.usage = usage
    }

    private func loadCalls() async {
        guard let calls else { return }
        let result: Result<[CallUsage], WeatherError>
        do throws(WeatherError) {
            result = .success(try await calls.usage())
        } catch {
            result = .failure(error)
        }
        if !Task.isCancelled { callUsage = result }
    }

    // MARK: - Saving

    @discardableResult
    private func setUsesDeviceLanguage(_ isOn: Bool) -> Task<Void, Never>? {
        guard isOn != usesDeviceLanguage else { return nil }
        let language = isOn ? LanguagePreference.device : .fixed(settings.environment.language)
        return saver.enqueue { $0.language = language }
    }
}
