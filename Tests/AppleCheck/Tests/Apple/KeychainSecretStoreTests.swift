import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherTestWatch
import Security
import Testing

@Suite("Secrets in the keychain", .serialized, .watched)
struct KeychainSecretStoreTests {
    private let keychain = StubKeychain.shared
    private let sut = KeychainSecretStore(service: "com.example.weather")

    init() {
        StubKeychain.shared.reset()
    }

    @Test
    func `keeps replaces and removes a secret`() async throws {
        #expect(try await sut.secret(named: "key") == nil)

        try await sut.setSecret(Secret("one"), named: "key")
        #expect(try await sut.secret(named: "key") == Secret("one"))

        try await sut.setSecret(Secret("zwei – ключ"), named: "key")
        #expect(try await sut.secret(named: "key") == Secret("zwei – ключ"))
        #expect(keychain.values(of: kSecAttrAccount) == ["key"])

        try await sut.setSecret(nil, named: "key")
        #expect(try await sut.secret(named: "key") == nil)
        try await sut.setSecret(nil, named: "key")
    }

    @Test
    func `keeps names services and groups apart`() async throws {
        let other = KeychainSecretStore(service: "com.example.other")
        let shared = KeychainSecretStore(service: "com.example.weather", accessGroup: "TEAM.shared")

        try await sut.setSecret(Secret("one"), named: "a")

        #expect(try await sut.secret(named: "b") == nil)
        #expect(try await other.secret(named: "a") == nil)
        #expect(try await shared.secret(named: "a") == nil)
    }

    @Test
    func `looks into all groups of the app unless it has one`() async throws {
        let shared = KeychainSecretStore(service: "com.example.weather", accessGroup: "TEAM.shared")
        try await shared.setSecret(Secret("one"), named: "key")
        #expect(try await sut.secret(named: "key") == Secret("one"))

        try await sut.setSecret(Secret("two"), named: "key")
        #expect(try await shared.secret(named: "key") == Secret("two"))
        #expect(keychain.values(of: kSecAttrAccessGroup) == ["TEAM.shared"])
        try await sut.setSecret(nil, named: "key")

        #expect(try await shared.secret(named: "key") == nil)
        try await sut.setSecret(Secret("three"), named: "key")
        #expect(keychain.values(of: kSecAttrAccessGroup) == [StubKeychain.defaultGroup])
    }

    @Test
    func `lets a background refresh read a secret that never leaves the device`() async throws {
        try await sut.setSecret(Secret("one"), named: "key")

        #expect(
            keychain.values(of: kSecAttrAccessible) == [kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly as String]
        )
    }

    @Test(arguments: [nil, "TEAM.shared"])
    func `keeps secrets in the Keychain that knows when they may be read`(group: String?) async throws {
        let sut = KeychainSecretStore(service: "com.example.weather", accessGroup: group)

        try await sut.setSecret(Secret("one"), named: "key")
        try await sut.setSecret(Secret("two"), named: "key")

        #expect(keychain.flags(of: kSecUseDataProtectionKeychain as String) == [true])
        #expect(try await sut.secret(named: "key") == Secret("two"))
    }

    @Test
    func `says that a program without an entitlement has no Keychain`() async throws {
        keychain.reset(failingWith: errSecMissingEntitlement)
        let name = "keychain item com.example.weather/key, which takes the entitlement of a signed app,"

        await #expect(throws: WeatherError.storage(.unreadable(name: name))) { try await sut.secret(named: "key") }
        await #expect(throws: WeatherError.storage(.unwritable(name: name))) {
            try await sut.setSecret(Secret("one"), named: "key")
        }
        await #expect(throws: WeatherError.storage(.unwritable(name: name))) {
            try await sut.setSecret(nil, named: "key")
        }
    }

    @Test
    func `replaces a secret that another process added at the same time`() async throws {
        keychain.letAnotherProcessAddNext()

        try await sut.setSecret(Secret("one"), named: "key")

        #expect(try await sut.secret(named: "key") == Secret("one"))
        #expect(keychain.values(of: kSecAttrAccount) == ["key"])
    }

    @Test
    func `names the item and never the secret when the Keychain is locked`() async {
        keychain.reset(failingWith: errSecInteractionNotAllowed)
        let name = "keychain item com.example.weather/key"

        await #expect(throws: WeatherError.storage(.unreadable(name: name))) { try await sut.secret(named: "key") }
        for secret in [Secret("one"), nil] {
            await #expect(throws: WeatherError.storage(.unwritable(name: name))) {
                try await sut.setSecret(secret, named: "key")
            }
        }
    }
}
