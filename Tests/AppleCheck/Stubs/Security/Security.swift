// Stands for the keychain of the Security framework, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/security, by the name below. To compare each with:
// https://docs.rs/security-framework-sys and https://github.com/apple-oss-distributions/Security (SecItem.h).
// Core Foundation's types are Foundation's classes here, so that only `as` converts between them and Swift's.

public import Foundation

public typealias CFDictionary = NSDictionary
public typealias CFString = NSString
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
// …/security/errsecmissingentitlement
public let errSecMissingEntitlement: OSStatus = -34_018

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecReturnData: CFString = "r_Data"
// …/security/ksecusedataprotectionkeychain: macOS 10.15, iOS 13.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecValueData: CFString = "v_Data"

// …/security/secitemcopymatching(_:_:)
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    StubKeychain.shared.copy(query, result)
}

// …/security/secitemadd(_:_:)
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    StubKeychain.shared.add(attributes)
}

// …/security/secitemupdate(_:_:)
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    StubKeychain.shared.update(query, attributesToUpdate)
}

// …/security/secitemdelete(_:)
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    StubKeychain.shared.delete(query)
}

/// The keychain of the device, for tests.
public final class StubKeychain: @unchecked Sendable {
    public static let shared = StubKeychain()

    /// The first group of the app.
    public static let defaultGroup = "TEAM.com.example.weather"

    private let lock = NSLock()
    private var items: [[String: Any]] = []
    private var failure: OSStatus?
    private var isAddedByOther = false

    /// Empties the keychain; with a status, every call fails with it.
    public func reset(failingWith status: OSStatus? = nil) {
        lock.withLock { (items, failure, isAddedByOther) = ([], status, false) }
    }

    /// Lets another process add the item between an update that does not find it and the addition that follows.
    public func letAnotherProcessAddNext() {
        lock.withLock { isAddedByOther = true }
    }

    /// Returns an attribute of each item that is true or false.
    public func flags(of attribute: String) -> [Bool?] {
        lock.withLock { items.map { $0[attribute] as? Bool } }
    }

    /// Returns an attribute of each item.
    public func values(of attribute: CFString) -> [String] {
        lock.withLock { items.map { $0[attribute as String] as? String ?? "" } }
    }

    func copy(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        lock.withLock {
            if let failure { return failure }
            guard let item = items.first(where: { matches($0, swift(query)) }) else { return errSecItemNotFound }
            // Without a type of result there is none, although the item was found.
            guard swift(query)[kSecReturnData as String] as? Bool == true else { return errSecSuccess }
            result?.pointee = (item[kSecValueData as String] as? Data).map { NSData(data: $0) }
            return errSecSuccess
        }
    }

    func add(_ attributes: CFDictionary) -> OSStatus {
        lock.withLock {
            if let failure { return failure }
            let content = [kSecValueData as String, kSecAttrAccessible as String]
            // Without a group an item is added to the first one of the app, and looked for in all of them.
            let place: [String: Any] = [kSecAttrAccessGroup as String: Self.defaultGroup]
            let item = place.merging(swift(attributes)) { $1 }
            let isKnown = items.contains { matches($0, item.filter { !content.contains($0.key) }) }
            if isAddedByOther || isKnown {
                if isAddedByOther { items.append(item) }
                isAddedByOther = false
                return errSecDuplicateItem
            }
            items.append(item)
            return errSecSuccess
        }
    }

    func update(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
        lock.withLock {
            if let failure { return failure }
            let found = items.indices.filter { matches(items[$0], swift(query)) }
            for index in found { items[index].merge(swift(attributes)) { $1 } }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func delete(_ query: CFDictionary) -> OSStatus {
        lock.withLock {
            if let failure { return failure }
            let count = items.count
            items.removeAll { matches($0, swift(query)) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    private func swift(_ dictionary: CFDictionary) -> [String: Any] { dictionary as? [String: Any] ?? [:] }

    private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        let asked = [kSecMatchLimit as String, kSecReturnData as String]
        return query.allSatisfy { key, value in
            asked.contains(key)
                || (item[key] as? String) == (value as? String) && (item[key] as? Bool) == (value as? Bool)
        }
    }
}
