import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Location provider", .watched)
struct LocationProviderTests {
    /// A device that was measured at a coordinate, or where measuring failed.
    private struct Device: LocationProvider {
        let result: Result<Coordinate, WeatherError>

        func permission() async -> LocationPermission { .granted }
        func measuredCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate { try result.get() }
    }

    @Test(arguments: [
        (38.722_252_4, -9.139_336_6, 38.72, -9.14), (-33.868_8, 151.209_3, -33.87, 151.21),
        (51.477_8, -0.001_4, 51.48, 0), (-0.004_9, -0.0, 0, 0), (-0.005_1, 0.005_1, -0.01, 0.01),
        (90, 180, 90, 180), (-90, -180, -90, -180), (89.996, 179.996, 90, 180), (-89.996, -179.996, -90, -180),
        (89.994, 179.994, 89.99, 179.99),
    ])
    func `gives two decimals of what was measured`(
        latitude: Double,
        longitude: Double,
        roundLatitude: Double,
        roundLongitude: Double
    ) async throws {
        let sut: any LocationProvider = Device(result: .success(.at(latitude, longitude)))

        let coordinate = try await sut.currentCoordinate(mayPrompt: true)

        #expect(coordinate == .at(roundLatitude, roundLongitude))
        for angle in [coordinate.latitude, coordinate.longitude] {
            let text = "\(angle)"
            #expect((text.split(separator: ".").last?.count ?? 0) <= 2)
            #expect(text != "-0.0")
        }
    }

    @Test
    func `still rounds where a provider has a method of the same name`() async throws {
        struct Eager: LocationProvider {
            func permission() async -> LocationPermission { .granted }
            func measuredCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
                .at(38.722_252_4, -9.139_336_6)
            }
            func currentCoordinate(mayPrompt: Bool) async throws(WeatherError) -> Coordinate {
                try await measuredCoordinate(mayPrompt: mayPrompt)
            }
        }
        let sut: any LocationProvider = Eager()

        #expect(try await sut.currentCoordinate(mayPrompt: true) == .at(38.72, -9.14))
    }

    @Test(arguments: [WeatherError.location(.refused), .location(.unavailable), .cancelled])
    func `passes failures on`(failure: WeatherError) async {
        let sut = Device(result: .failure(failure))

        await #expect(throws: failure) { try await sut.currentCoordinate(mayPrompt: true) }
    }
}
