#if canImport(Security)
import Foundation
public import OpenWeatherCore
import Security

/// A store that keeps each secret in the keychain.
///
/// A secret is a generic password of a service, and its name is the account. It never leaves the device, neither in a
/// backup nor over iCloud, and can be read once the device was unlocked after its start, so that a widget and a refresh in
/// the background can read it while the device is locked.
///
/// On a Mac it is the data protection keychain, because the older file keychain ignores when an item may be read. An app
/// needs an entitlement for it, and a provisioning profile for the entitlement: turn on Keychain Sharing in Xcode, with a
/// team. A program without them, such as a command-line tool or what `swift run` builds, cannot store a secret, and the
/// error says so; use ``/OpenWeatherCaching/FileSecretStore`` in it. Nothing is written to the file keychain instead.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public actor KeychainSecretStore: SecretStore {
    private let service: String
    private let accessGroup: String?

    /// Creates a store; nothing is read or written.
    ///
    /// - Parameters:
    ///   - service: The name that keeps the secrets of this app apart from those of others, such as its bundle
    ///     identifier.
    ///   - accessGroup: The keychain access group to share secrets within, for example between an app and its widget:
    ///     the prefix of the team and a name from the entitlement `keychain-access-groups`. With `nil`, a secret is added to
    ///     the app's first group, which is the first one of that entitlement, or the identifier of an app without it, and is
    ///     read, replaced, and removed in all groups of the app. To keep it out of a shared group, name the app's own: the
    ///     prefix of the team and the bundle identifier.
    public init(service: String, accessGroup: String? = nil) {
        self.service = service
        self.accessGroup = accessGroup
    }

    /// Returns the secret stored under `name`, or `nil` when there is none.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the keychain does not return it, for example before
    ///   the device was unlocked for the first time, or to a program without an entitlement on a Mac.
    public func secret(named name: String) throws(WeatherError) -> Secret? {
        var query = item(named: name)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = found as? Data, let text = String(data: data, encoding: .utf8) else {
            throw .storage(.unreadable(name: label(of: name, status)))
        }
        return Secret(text)
    }

    /// Stores `secret` under `name`, or removes the stored one when `secret` is `nil`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the keychain refuses the change, for example to a
    ///   program without an entitlement on a Mac.
    public func setSecret(_ secret: Secret?, named name: String) throws(WeatherError) {
        let query = item(named: name)
        guard let secret else {
            let status = SecItemDelete(query as CFDictionary)
            guard status == errSecSuccess || status == errSecItemNotFound else {
                throw .storage(.unwritable(name: label(of: name, status)))
            }
            return
        }
        let content: [String: Any] = [
            kSecValueData as String: Data(secret.reveal().utf8),
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        var status = SecItemUpdate(query as CFDictionary, content as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(query.merging(content) { old, _ in old } as CFDictionary, nil)
        }
        if status == errSecDuplicateItem {
            // Another process added it in between.
            status = SecItemUpdate(query as CFDictionary, content as CFDictionary)
        }
        guard status == errSecSuccess else { throw .storage(.unwritable(name: label(of: name, status))) }
    }

    /// Returns the attributes that identify an item.
    private func item(named name: String) -> [String: Any] {
        var item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: name,
            // macOS has a second keychain, without access groups and accessibility; other systems have this one alone.
            kSecUseDataProtectionKeychain as String: true,
        ]
        if let accessGroup { item[kSecAttrAccessGroup as String] = accessGroup }
        return item
    }

    private func label(of name: String, _ status: OSStatus) -> String {
        let item = "keychain item \(service)/\(name)"
        return status == errSecMissingEntitlement ? "\(item), which takes the entitlement of a signed app," : item
    }
}
#endif
