import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// Every way through the permission to use the device's location, on every screen that uses it.
@MainActor
@Suite("Permission to use the location", .watched)
struct LocationPermissionTests {
    /// What the user or the system does.
    enum Event {
        case homeTapped, searchTapped, converterTapped
        /// Home appears: without a place, without a place and with the app's setting, or with the device's place.
        case homeAppears, homeAppearsFirst, homeFollows
        case settingsAppear, favoritesAppear, widgetReloads, backgroundRefreshes
    }

    /// What the user gets.
    enum Outcome: Equatable {
        /// The weather where the device is.
        case weather
        /// Nothing, without a word.
        case silence
        /// A sentence with these words, and a way out.
        case words(String, WayOut)
    }

    /// The way out beside the search, which every screen has.
    enum WayOut { case search, settings, another }

    /// A permission, the user's answer to a prompt, an event, and what comes of them.
    struct Path: CustomTestStringConvertible {
        let event: Event
        let permission: LocationPermission?
        var answer = LocationPermission.granted
        var failure: LocationFailure?
        let outcome: Outcome
        var prompts = 0

        init(
            _ event: Event,
            _ permission: LocationPermission?,
            answer: LocationPermission = .granted,
            failing failure: LocationFailure? = nil,
            _ outcome: Outcome,
            prompts: Int = 0
        ) {
            self.event = event
            self.permission = permission
            self.answer = answer
            self.failure = failure
            self.outcome = outcome
            self.prompts = prompts
        }

        var testDescription: String {
            "\(event), \(permission?.rawValue ?? "no source"), answer \(answer.rawValue), \(failure.map { "\($0)" } ?? "")"
        }
    }

    nonisolated private static let refused = Outcome.words("Allow it in Settings", .settings)
    nonisolated private static let restricted = Outcome.words("A restriction on this device", .search)
    nonisolated private static let servicesOff = Outcome.words("Turn on location services", .settings)
    nonisolated private static let timedOut = Outcome.words("took too long", .another)
    nonisolated private static let unavailable = Outcome.words("can’t be determined", .another)
    nonisolated private static let undetermined = Outcome.words("not been asked", .another)

    /// The paths of a button, which are the same wherever it is.
    nonisolated private static func taps(_ event: Event) -> [Path] {
        [
            Path(event, .undetermined, .weather, prompts: 1),
            Path(event, .undetermined, answer: .approximate, .weather, prompts: 1),
            Path(event, .undetermined, answer: .refused, refused, prompts: 1),
            Path(event, .undetermined, answer: .restricted, restricted, prompts: 1),
            Path(event, .undetermined, answer: .undetermined, undetermined, prompts: 1),
            Path(event, .granted, .weather), Path(event, .approximate, .weather), Path(event, .refused, refused),
            Path(event, .restricted, restricted), Path(event, .servicesOff, servicesOff),
            Path(event, .granted, failing: .timedOut, timedOut),
            Path(event, .granted, failing: .unavailable, unavailable), Path(event, nil, .silence),
        ]
    }

    /// The paths of what happens without a tap, for a device whose place is remembered.
    nonisolated private static let followed = [
        Path(.homeFollows, .undetermined, undetermined), Path(.homeFollows, .granted, .weather),
        Path(.homeFollows, .approximate, .weather), Path(.homeFollows, .refused, refused),
        Path(.homeFollows, .restricted, restricted), Path(.homeFollows, .servicesOff, servicesOff),
        Path(.homeFollows, .granted, failing: .timedOut, timedOut),
        Path(.homeFollows, .granted, failing: .unavailable, unavailable),
        Path(.homeFollows, nil, .words("can’t say where it is", .search)),
    ]

    nonisolated private static let untapped =
        LocationPermission.allCases.map { Path(.homeAppears, $0, .silence) } + [
            Path(.homeAppearsFirst, .undetermined, .weather, prompts: 1),
            Path(.homeAppearsFirst, .undetermined, answer: .refused, refused, prompts: 1),
            Path(.homeAppearsFirst, .granted, .weather), Path(.homeAppearsFirst, .refused, .silence),
            Path(.homeAppearsFirst, .restricted, .silence), Path(.homeAppearsFirst, .servicesOff, .silence),
            Path(.homeAppearsFirst, nil, .silence),
        ]

    nonisolated private static let elsewhere =
        [
            Path(.widgetReloads, .undetermined, .words("not been asked", .search)),
            Path(.widgetReloads, .granted, .weather),
            Path(.widgetReloads, .refused, .words("Allow it in Settings", .search)),
            Path(.widgetReloads, .restricted, restricted),
            Path(.widgetReloads, .servicesOff, .words("Turn on location services", .search)),
            Path(.widgetReloads, .granted, failing: .timedOut, .words("took too long", .search)),
            Path(.settingsAppear, .undetermined, .words("not been asked", .search)),
            Path(.settingsAppear, .granted, .silence),
            Path(.settingsAppear, .approximate, .words("only roughly", .settings)),
            Path(.settingsAppear, .refused, refused), Path(.settingsAppear, .restricted, restricted),
            Path(.settingsAppear, .servicesOff, servicesOff), Path(.settingsAppear, nil, .silence),
        ] + LocationPermission.allCases.map { Path(.backgroundRefreshes, $0, .silence) }
        + LocationPermission.allCases.map { Path(.favoritesAppear, $0, .silence) }

    nonisolated static let paths =
        taps(.homeTapped) + taps(.searchTapped) + taps(.converterTapped) + followed + untapped + elsewhere

    @Test(arguments: paths)
    func `leads somewhere from every state`(path: Path) async throws {
        let device = StubLocationProvider()
        if let permission = path.permission { device.setPermission(permission) }
        device.setAnswer(path.answer)
        device.setSettingsURL(URL(string: "app-settings:"))
        if let failure = path.failure {
            device.responses.always(failure: .location(failure))
        } else {
            device.responses.always(.lisbon)
        }
        let isKnown = [.homeFollows, .backgroundRefreshes, .favoritesAppear].contains(path.event)
        let app = AppFixture(
            locationProvider: path.permission == nil ? nil : device,
            change: { if isKnown { $0.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched)) } },
            adjust: { $0.asksForLocationAtFirstLaunch = path.event == .homeAppearsFirst }
        )

        let outcome = try await outcome(of: path.event, in: app)

        #expect(outcome == path.outcome)
        #expect(device.promptCount == path.prompts)
        if path.permission?.isGranted != true, path.prompts == 0 { #expect(device.callCount == 0) }
        if isKnown { #expect(try await app.preferences.preferences().devicePlace?.location.name == "Lisbon") }
    }

    @Test
    func `has thirty paths and more`() {
        #expect(Set(Self.paths.map(\.testDescription)).count == Self.paths.count)
        #expect(Self.paths.count >= 30)
    }

    // MARK: - Events

    private func outcome(of event: Event, in app: AppFixture) async throws -> Outcome {
        let router = app.factory.makeRouter()
        switch event {
        case .homeTapped, .homeAppears, .homeAppearsFirst, .homeFollows:
            let home = app.factory.makeHome(router: router)
            await home.onAppear()
            if event == .homeTapped { await home.useLocationTapped() }
            if event == .homeFollows { #expect(home.state.content?.isPlaceholder == false) }
            guard let help = home.location else { return home.state.content == nil ? .silence : .weather }
            return Outcome.words(help)
        case .searchTapped:
            guard case .search(let search) = app.factory.makeScreen(for: .search, router: router) else { break }
            await search.useCurrentLocationTapped()
            if let help = search.state.locationHelp { return .words(help) }
            return try await app.preferences.preferences().choice == .device ? .weather : .silence
        case .converterTapped:
            guard case .converter(let converter) = app.factory.makeScreen(for: .converter, router: router) else {
                break
            }
            await converter.useCurrentLocationTapped()
            if let help = converter.state.locationHelp { return .words(help) }
            return converter.state.place == nil ? .silence : .weather
        case .settingsAppear:
            guard case .settings(let settings) = app.factory.makeScreen(for: .settings, router: router) else { break }
            await settings.onAppear()
            let location = settings.state.location
            guard let text = location?.permission?.text else { return .silence }
            return .shortened(text, location?.settingsURL == nil ? .search : .settings)
        case .favoritesAppear:
            guard case .favorites(let favorites) = app.factory.makeScreen(for: .favorites, router: router) else {
                break
            }
            await favorites.onAppear()
            #expect(favorites.state.list.rows.map(\.id) == [.device])
            return .silence
        case .widgetReloads:
            let widget = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
            let content = await widget.timeline(.medium, for: .device).entries.first?.content
            return content?.message.map { .shortened($0.message) } ?? .weather
        case .backgroundRefreshes:
            _ = await BackgroundRefresh(app.factory.dependencies)(within: .seconds(25))
            return .silence
        }
        return .silence
    }
}

extension LocationPermissionTests.Outcome {
    /// Creates the outcome of a remark on a screen.
    fileprivate static func words(_ help: DeviceNotice) -> Self {
        let wayOut: LocationPermissionTests.WayOut =
            switch help.remedy {
            case .openSettings: .settings
            case .locate: .another
            case nil: .search
            }
        #expect((help.action == nil) == (help.remedy == nil))
        return shortened(help.notice.text, wayOut)
    }

    /// Creates the outcome of a sentence, of which the table has a few words.
    fileprivate static func shortened(_ text: String, _ wayOut: LocationPermissionTests.WayOut? = nil) -> Self {
        let words = [
            "Allow it in Settings", "A restriction on this device", "Turn on location services", "took too long",
            "can’t be determined", "not been asked", "can’t say where it is", "only roughly",
        ]
        let found = words.first { text.contains($0) }
        // Every sentence but that of an approximate location points to the search.
        if found != "only roughly" { #expect(text.lowercased().contains("search for a city by name")) }
        return .words(found ?? text, wayOut ?? .search)
    }
}
