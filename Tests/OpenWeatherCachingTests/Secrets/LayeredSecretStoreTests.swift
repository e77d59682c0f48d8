import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Layered secret store", .watched)
struct LayeredSecretStoreTests {
    private let directory: TemporaryDirectory
    private let file: FileSecretStore

    init() throws {
        directory = try TemporaryDirectory()
        file = FileSecretStore(directory: directory.url)
    }

    private func makeSUT(_ environment: [String: String]) -> LayeredSecretStore {
        let variables = EnvironmentSecretStore(environment: environment, variables: ["key": "KEY"])
        return LayeredSecretStore([variables], writingTo: file)
    }

    @Test
    func `takes the first stores secret then the next ones`() async throws {
        try await file.setSecret(Secret("stored"), named: "key")

        #expect(try await makeSUT(["KEY": "given"]).secret(named: "key")?.reveal() == "given")
        #expect(try await makeSUT([:]).secret(named: "key")?.reveal() == "stored")
        #expect(try await makeSUT([:]).secret(named: "other") == nil)
    }

    @Test
    func `writes to the last store alone`() async throws {
        let sut = makeSUT(["KEY": "given"])

        try await sut.setSecret(Secret("new"), named: "key")

        #expect(try await file.secret(named: "key")?.reveal() == "new")
        #expect(try await sut.secret(named: "key")?.reveal() == "given")
    }

    @Test
    func `does not go past a store that fails`() async throws {
        try await file.setSecret(Secret("first"), named: "key")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: directory.path("key"))
        let later = EnvironmentSecretStore(environment: ["KEY": "later"], variables: ["key": "KEY"])
        let sut = LayeredSecretStore([file], writingTo: later)

        await #expect(throws: WeatherError.storage(.exposed(name: directory.path("key")))) {
            try await sut.secret(named: "key")
        }
    }
}
