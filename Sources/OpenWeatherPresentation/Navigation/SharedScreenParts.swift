import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The parts that the factories of all scenes of an app share.
@MainActor
final class SharedScreenParts {
    /// The dependencies of the screens.
    let dependencies: ScreenDependencies
    /// The settings that all screens share.
    let settings: ScreenSettings
    /// The forecasts of places.
    let forecasts: ForecastSource
    /// The builder of home screens, one for all of them, as they share the last refusal of One Call.
    let home: HomeBuilder

    /// The location of the device.
    let device: DeviceLocation
    /// The proposal to a user without a place; `nil` where the app makes none.
    let proposal: PlaceProposal?

    private let following = InFlightTasks<ObjectIdentifier, Void, CancellationError>(cancelled: CancellationError())

    /// Creates parts from the dependencies of the screens; nothing is loaded yet.
    init(_ dependencies: ScreenDependencies) {
        self.dependencies = dependencies
        settings = ScreenSettings(
            deviceLocale: dependencies.deviceLocale,
            timeZone: dependencies.timeZone,
            activities: dependencies.activities,
            now: dependencies.now
        )
        device = DeviceLocation(
            provider: dependencies.locationProvider,
            geocoding: dependencies.geocoding,
            preferences: dependencies.preferences,
            settings: settings
        )
        proposal =
            dependencies.proposesCityOfTimeZone
            ? PlaceProposal(zone: dependencies.timeZone, geocoding: dependencies.geocoding, now: dependencies.now)
            : nil
        forecasts = ForecastSource(
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            oneCall: dependencies.oneCall,
            airQuality: dependencies.airQuality,
            accuracy: dependencies.accuracy,
            clock: dependencies.clock
        )
        home = HomeBuilder(
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            oneCall: dependencies.oneCall,
            airQuality: dependencies.airQuality,
            comparison: dependencies.comparison,
            hasMap: dependencies.maps != nil,
            connectivityMonitor: dependencies.connectivityMonitor,
            autoRefresh: dependencies.autoRefresh,
            clock: dependencies.clock
        )
    }

    /// Keeps the settings up to date, once however many callers there are, until the last of them is cancelled.
    func followPreferences() async {
        _ = await following.outcome(for: ObjectIdentifier(settings)) { await self.follow() }
    }

    private func follow() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.settings.follow(GetPreferencesUseCase(store: self.dependencies.preferences)) }
            group.addTask { await self.settings.followTime(on: self.dependencies.clock) }
        }
    }
}
