import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeViewModel {
    /// A remark that the device cannot be located, with the way out; `nil` when there is nothing to remark.
    ///
    /// Available in every state. A place that was shown before stays, with its age.
    public var location: DeviceNotice? {
        let preferences = settings.preferences
        guard let device, preferences.followsDevice || hasNoPlace, let failure = device.status.failure else {
            return nil
        }
        return DeviceNotice(
            id: HomeContent.ID.location,
            failure,
            showing: preferences.followsDevice ? preferences.devicePlace : nil,
            settingsURL: device.settingsURL,
            in: settings.environment
        )
    }

    /// The progress text while the device is being located for a tap; `nil` otherwise.
    public var locating: TextContent? {
        guard device?.status.isLocating == true else { return nil }
        return TextContent(id: HomeContent.ID.locating, text: settings.environment.texts.places.locating)
    }

    /// Locates the device, prompting for permission if that is undetermined, and shows the weather where it is.
    ///
    /// The place follows the device from then on. A failure leaves the screen as it is, and ``location`` says why. Does
    /// nothing without a source of the location, and while the device is being located already.
    public func useLocationTapped() async {
        guard let device, device.isAvailable, !device.status.isLocating else { return }
        device.clearFailure()
        // The failure of the device is part of its status; one to save shows like any failure to load.
        guard let place = try? await device.locate(), !Task.isCancelled else { return }
        do throws(WeatherError) {
            try await device.select(place)
        } catch {
            device.report(error)
            return
        }
        await load(.cacheFirst)
    }

    /// Takes the place that the card proposes and shows the weather there; does nothing when it proposes none.
    public func proposalTapped() async {
        guard let place = proposal?.place else { return }
        await load(.cacheFirst, selecting: .place(place))
    }

    /// Starts the event of one of the further buttons on the card that asks for a place, by the button's identifier.
    public func alternativeTapped(_ id: ActionContent.ID) async {
        switch id {
        case HomeContent.ID.onboardingLocation: await useLocationTapped()
        case HomeContent.ID.onboardingProposal: await proposalTapped()
        default: break
        }
    }

    /// Runs `load` and meanwhile locates the device where the place follows it, without prompting; loads again where it
    /// has moved.
    ///
    /// The weather at the remembered place never waits for the device.
    func following(_ load: @MainActor () async -> Void) async {
        guard let device else { return await load() }
        async let hasMoved = device.follow()
        await load()
        if await hasMoved { await self.load(.cacheFirst) }
    }
}

/// The places to switch to with one tap.
struct HomeFavoritePlaces: Hashable, Sendable {
    /// The favorites, the device's own place first.
    let choices: [PlaceChoice]
    private let followsDevice: Bool

    /// Creates the places of the app's own home screen, or those of a screen for a place of its own.
    init(_ preferences: Preferences, isOwnHome: Bool) {
        choices = preferences.favoriteChoices
        followsDevice = isOwnHome && preferences.followsDevice
    }

    /// Returns whether a favorite is the one on a screen that shows the place `current`.
    func isShown(_ choice: PlaceChoice, at current: LocationID?) -> Bool {
        followsDevice ? choice == .device : choice != .device && choice.id == current
    }
}
