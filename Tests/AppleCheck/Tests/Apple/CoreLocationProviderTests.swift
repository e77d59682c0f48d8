import CoreLocation
import Foundation
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The device's location over Core Location", .serialized, .watched)
struct CoreLocationProviderTests {
    private let device = StubLocation.shared
    private let clock = ManualClock()
    private let now = Date(timeIntervalSince1970: 1_790_000_000)

    private func sut() -> CoreLocationProvider {
        CoreLocationProvider(clock: clock, now: { [now] in now })
    }

    private func location(_ latitude: Double, _ longitude: Double, accuracy: Double = 900, age: Double = 0)
        -> CLLocation
    {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: accuracy,
            verticalAccuracy: -1,
            timestamp: now.addingTimeInterval(-age)
        )
    }

    /// Starts a call and waits until it asked the manager for something.
    private func ask(_ sut: CoreLocationProvider, until call: String) async -> Task<
        Result<Coordinate, WeatherError>, Never
    > {
        let task = Task { () -> Result<Coordinate, WeatherError> in
            do throws(WeatherError) { return .success(try await sut.currentCoordinate(mayPrompt: true)) } catch {
                return .failure(error)
            }
        }
        await OpenWeatherTestWatch.until { device.calls.contains(call) }
        return task
    }

    @Test
    func `prompts once and then measures`() async throws {
        device.reset(.notDetermined)

        let task = await ask(sut(), until: "requestWhenInUseAuthorization")
        let manager = try #require(device.requested)
        #expect(manager.desiredAccuracy == kCLLocationAccuracyKilometer)
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
        #expect(device.calls == ["requestWhenInUseAuthorization"])
        device.status = .authorizedAlways
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
        #expect(device.calls == ["requestWhenInUseAuthorization", "requestLocation"])
        manager.delegate?.locationManager(manager, didUpdateLocations: [location(0, 0), location(38.7, -9.1)])

        #expect(await task.value == .success(Coordinate(clampingLatitude: 38.7, longitude: -9.1)))
        #expect(manager.delegate == nil)
    }

    @Test(arguments: [
        (CLAuthorizationStatus.denied, true, LocationFailure.refused, LocationPermission.refused),
        (.denied, false, .servicesOff, .servicesOff), (.restricted, true, .restricted, .restricted),
        (.restricted, false, .restricted, .restricted),
    ]
    )
    func `is refused without a measurement`(
        status: CLAuthorizationStatus,
        hasServices: Bool,
        failure: LocationFailure,
        permission: LocationPermission
    ) async {
        device.reset(status)
        device.hasServices = hasServices

        await #expect(throws: WeatherError.location(failure)) { try await sut().currentCoordinate(mayPrompt: true) }
        #expect(await sut().permission() == permission)
        #expect(device.calls.allSatisfy { $0 == "stopUpdatingLocation" })
    }

    @Test(arguments: [
        (CLAuthorizationStatus.notDetermined, CLAccuracyAuthorization.fullAccuracy, LocationPermission.undetermined),
        (.authorizedAlways, .fullAccuracy, .granted), (.authorizedAlways, .reducedAccuracy, .approximate),
    ]
    )
    func `reads the permission without a prompt`(
        status: CLAuthorizationStatus,
        accuracy: CLAccuracyAuthorization,
        permission: LocationPermission
    ) async {
        device.reset(status)
        device.accuracy = accuracy

        #expect(await sut().permission() == permission)
        #expect(device.calls.isEmpty)
    }

    @Test
    func `has the address of the systems settings`() {
        #expect(sut().settingsURL != nil)
    }

    @Test
    func `never prompts where a call may not`() async {
        device.reset(.notDetermined)

        await #expect(throws: WeatherError.location(.undetermined)) {
            try await sut().currentCoordinate(mayPrompt: false)
        }
        #expect(!device.calls.contains("requestWhenInUseAuthorization"))
    }

    @Test(arguments: [(299.0, true), (301, false), (-60, true), (-259_200, false)])
    func `takes the last known location while it is recent`(age: Double, isTaken: Bool) async throws {
        device.reset(.authorizedAlways)
        device.known = location(48.9, 2.4, age: age)

        if isTaken {
            #expect(
                try await sut().currentCoordinate(mayPrompt: true) == Coordinate(clampingLatitude: 48.9, longitude: 2.4)
            )
            #expect(!device.calls.contains("requestLocation"))
        } else {
            let task = await ask(sut(), until: "requestLocation")
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
        }
    }

    @Test
    func `does not take the last known location against the users will`() async {
        device.reset(.denied)
        device.known = location(48.9, 2.4)

        await #expect(throws: WeatherError.location(.refused)) { try await sut().currentCoordinate(mayPrompt: true) }
    }

    @Test(arguments: [(CLError.Code.denied, LocationFailure.refused), (.locationUnknown, .unavailable)])
    func `tells a denial from a failure`(code: CLError.Code, failure: LocationFailure) async throws {
        device.reset(.authorizedAlways)

        let task = await ask(sut(), until: "requestLocation")
        let manager = try #require(device.requested)
        manager.delegate?.locationManager(manager, didFailWithError: CLError(code))

        #expect(await task.value == .failure(.location(failure)))
    }

    @Test
    func `ignores a location that is not valid`() async throws {
        device.reset(.authorizedAlways)

        let task = await ask(sut(), until: "requestLocation")
        let manager = try #require(device.requested)
        manager.delegate?.locationManager(manager, didUpdateLocations: [location(1, 1, accuracy: -1)])
        manager.delegate?.locationManager(manager, didUpdateLocations: [location(2, 2)])

        #expect(await task.value == .success(Coordinate(clampingLatitude: 2, longitude: 2)))
    }

    @Test
    func `gives up after its timeout`() async {
        device.reset(.authorizedAlways)

        let task = await ask(sut(), until: "requestLocation")
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))

        #expect(await task.value == .failure(.location(.timedOut)))
    }

    @Test
    func `ends when its task is cancelled at the prompt and keeps no manager`() async {
        device.reset(.notDetermined)

        let task = await ask(sut(), until: "requestWhenInUseAuthorization")
        task.cancel()

        #expect(await task.value == .failure(.cancelled))
        await until { device.requested == nil }
    }
}
