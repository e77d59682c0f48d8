import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Home at the device's place", .watched)
struct HomeDeviceTests {
    private let provider = StubLocationProvider()
    private let geocoding = ScriptedGeocodingRepository(onUnscripted: { Issue.record("\($0)") })

    private func fixture(
        location: Location? = nil,
        asks: Bool = false,
        zone: String? = nil,
        isAvailable: Bool = true,
        change: @Sendable (inout Preferences) -> Void = { _ in }
    ) -> HomeFixture {
        HomeFixture(
            location: location,
            device: HomeDevice(provider: isAvailable ? provider : nil, geocoding: geocoding),
            asksAtFirstLaunch: asks,
            proposal: zone.flatMap(TimeZone.init(identifier:))
                .map { PlaceProposal(zone: $0, geocoding: geocoding, now: { HomeFixture.noon }) },
            change: change
        )
    }

    /// Preferences whose current place follows the device, found in Lisbon.
    private nonisolated static func following(_ preferences: inout Preferences) {
        preferences.selectDevice(DevicePlace(.lisbon, at: HomeFixture.noon))
    }

    private func card(of fixture: HomeFixture) -> PromptContent? {
        guard case .idle(let prompt) = fixture.sut.state else { return nil }
        return prompt
    }

    @Test(arguments: [true, false])
    func `offers the location beside the search where there is a source of it`(isAvailable: Bool) async throws {
        let fixture = fixture(isAvailable: isAvailable)

        await fixture.sut.onAppear()

        let prompt = try #require(card(of: fixture))
        #expect(prompt.action?.id == "home.onboarding.search")
        #expect(prompt.alternatives.map(\.id) == (isAvailable ? ["home.onboarding.location"] : []))
        #expect(provider.callCount == 0 && provider.promptCount == 0)
    }

    @Test
    func `shows the weather where the device is and follows it`() async throws {
        let fixture = fixture()
        provider.responses.always(.lisbon)
        geocoding.near.always([.lisbon])
        await fixture.sut.onAppear()

        await fixture.sut.alternativeTapped("home.onboarding.location")

        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.preferences.stored.choice == .device)
        let chip = try #require(fixture.content?.favorites.first)
        #expect(chip.id == .device && chip.isCurrent)
        #expect(chip.name == "My location" && chip.symbolName == "location.fill")
        #expect(fixture.sut.location == nil && fixture.sut.locating == nil)
    }

    @Test
    func `says that it is looking and looks once for two taps`() async {
        let fixture = fixture()
        let gate = Gate()
        provider.responses.always(.lisbon, after: gate)
        geocoding.near.always([.lisbon])
        await fixture.sut.onAppear()

        let first = Task { await fixture.sut.useLocationTapped() }
        await gate.waitForArrivals()
        await fixture.sut.useLocationTapped()
        #expect(fixture.sut.locating?.text == "Finding your location…")

        gate.open()
        await first.value
        #expect(provider.callCount == 1)
        #expect(fixture.sut.locating == nil)
    }

    @Test
    func `keeps what is shown with its age when the device cannot be located`() async throws {
        let fixture = fixture(change: Self.following)
        provider.responses.always(failure: .location(.unavailable))
        fixture.time.advance(by: .seconds(3 * 3600))

        await fixture.sut.onAppear()

        #expect(fixture.content?.name.text == "Lisbon")
        let help = try #require(fixture.sut.location)
        #expect(help.notice.text.hasSuffix("This is where you were 3 hours ago."))
        #expect(help.remedy == .locate && help.action?.title == "Try again")
        #expect(fixture.preferences.stored.devicePlace?.date == HomeFixture.noon)
    }

    @Test
    func `shows the remembered place before the device is located and then the new one`() async {
        let fixture = fixture(change: Self.following)
        let gate = Gate()
        provider.responses.always(.tokyo, after: gate)
        geocoding.near.always([.tokyo])

        let appearing = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await until { fixture.content?.isPlaceholder == false }
        #expect(fixture.content?.name.text == "Lisbon")

        gate.open()
        await appearing.value
        #expect(fixture.content?.name.text == "Tokyo")
        #expect(provider.log.calls == [.measuredCoordinate(mayPrompt: false)])
        #expect(fixture.preferences.stored.history.isEmpty)
    }

    @Test
    func `sends no request for the name of a place that is the same`() async {
        let fixture = fixture(change: Self.following)
        provider.responses.always(.lisbon)
        fixture.time.advance(by: .seconds(600))

        await fixture.sut.onAppear()

        #expect(geocoding.calls.isEmpty)
        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.preferences.stored.devicePlace?.date == fixture.time.now)
    }

    @Test
    func `switches between the devices place and another`() async {
        let fixture = fixture(change: { preferences in
            Self.following(&preferences)
            preferences.toggleFavorite(.helsinki)
        })
        provider.responses.always(.lisbon)
        await fixture.sut.onAppear()

        await fixture.sut.favoriteTapped(Location.helsinki.id)
        #expect(fixture.preferences.stored.choice == .place(.helsinki))
        #expect(fixture.content?.favorites.map(\.isCurrent) == [false, true])

        await fixture.sut.favoriteTapped(.device)
        #expect(fixture.preferences.stored.choice == .device)
        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.content?.favorites.map(\.isCurrent) == [true, false])
    }

    @Test
    func `says nothing about the device over a place that does not follow it`() async {
        let fixture = fixture(location: .helsinki)
        provider.setPermission(.refused)
        await fixture.sut.onAppear()

        await fixture.sut.useLocationTapped()

        #expect(fixture.sut.location == nil)
        #expect(fixture.content?.name.text == "Helsinki")
    }

    @Test
    func `locates the device again when the app becomes active`() async {
        let fixture = fixture(change: Self.following)
        provider.responses.always(.lisbon)
        await fixture.sut.onAppear()
        provider.responses.always(.tokyo)
        geocoding.near.always([.tokyo])

        await fixture.sut.scenePhaseChanged(isActive: false)
        await fixture.sut.scenePhaseChanged(isActive: true)

        #expect(fixture.content?.name.text == "Tokyo")
        #expect(provider.promptCount == 0)
    }

    @Test(arguments: [true, false])
    func `asks once at the first launch where the app wants it`(asks: Bool) async {
        let fixture = fixture(asks: asks)
        provider.setPermission(.undetermined)
        provider.setAnswer(.undetermined)

        await fixture.sut.onAppear()
        await fixture.sut.onAppear()
        await fixture.sut.reload()

        #expect(provider.promptCount == (asks ? 1 : 0))
        #expect(card(of: fixture) != nil)
    }

    // MARK: - The city of the time zone

    @Test
    func `proposes the city of the time zone and shows it only when it is taken`() async throws {
        let fixture = fixture(zone: "Europe/Lisbon")
        geocoding.named.always([.sample(name: "Lisbon", country: "US", coordinate: .tokyo), .lisbon])

        await fixture.sut.onAppear()

        let prompt = try #require(card(of: fixture))
        #expect(prompt.message.hasPrefix("Your time zone suggests Lisbon"))
        #expect(prompt.alternatives.map(\.id).contains("home.onboarding.proposal"))
        #expect(fixture.preferences.stored.choice == nil && fixture.weather.calls.isEmpty)

        await fixture.sut.alternativeTapped("home.onboarding.proposal")
        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.preferences.stored.choice?.id != .device)
    }

    @Test
    func `proposes nothing from another continent or without a city`() async {
        for (zone, found) in [("Europe/Lisbon", Location.tokyo), ("UTC", .lisbon)] {
            let fixture = fixture(zone: zone)
            geocoding.named.always([found])

            await fixture.sut.onAppear()
            await fixture.sut.onAppear()

            #expect(card(of: fixture)?.alternatives.contains { $0.id == "home.onboarding.proposal" } == false)
        }
        #expect(geocoding.calls.count == 1)
    }

    @Test
    func `looks the city up again after a failure`() async {
        let fixture = fixture(zone: "Europe/Lisbon")
        geocoding.named.enqueue(failure: .offline)
        geocoding.named.enqueue([.lisbon])

        await fixture.sut.onAppear()
        #expect(card(of: fixture)?.title != nil)
        await fixture.sut.onAppear()

        #expect(card(of: fixture)?.alternatives.contains { $0.id == "home.onboarding.proposal" } == true)
    }
}
