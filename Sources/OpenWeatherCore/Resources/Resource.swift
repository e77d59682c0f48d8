package import Foundation

/// A value of the service: what tells it from others, and how long it may be used.
///
/// Each product of the service is a row, a static function in this directory. A row is all that a cache has to know.
/// How the value is requested and read stands in the file of the same name in `Wire` of `OpenWeatherNetworking`, and
/// the method that callers use in `OpenWeather`.
package struct Resource<Value: CacheValue>: Sendable {
    /// The name, the dependencies and the lifetime of the value.
    package let identity: ResourceIdentity
    /// A closure that returns the moment from which a value is no longer fresh, whatever its lifetime is.
    package let end: @Sendable (Value) -> Date

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name of the row and a number. Raise the number together with that of the value's stored form, so
    ///     that two versions of this package that share a store do not remove each other's entries.
    ///   - parts: All that the response depends on, apart from the units: values are stored in canonical ones.
    ///   - lifetime: How long a response may be used.
    ///   - end: A closure that returns the moment from which a value is no longer fresh, whatever its lifetime is.
    package init(
        _ name: String,
        _ parts: ResourcePart...,
        lifetime: any KeyPath<CacheLifetimes, CacheLifetime> & Sendable,
        end: @escaping @Sendable (Value) -> Date = { _ in .distantFuture }
    ) {
        identity = ResourceIdentity(name: name, parts: parts, lifetime: lifetime)
        self.end = end
    }

    /// Returns the key that identical requests share; see ``ResourceIdentity/key(in:decimals:)``.
    package func key(in language: Language, decimals: Int) -> CacheKey {
        identity.key(in: language, decimals: decimals)
    }
}

/// The name, the dependencies and the lifetime of a value of the service, whatever its type is.
package struct ResourceIdentity: Sendable {
    /// The name of the row, with the number of its form.
    fileprivate let name: String
    fileprivate let parts: [ResourcePart]
    fileprivate let lifetime: any KeyPath<CacheLifetimes, CacheLifetime> & Sendable

    /// Returns the key that identical requests share.
    ///
    /// - Parameters:
    ///   - language: The language of the descriptions, which is left out where the response has none.
    ///   - decimals: The number of decimals to which coordinates are rounded; those that then agree share a response.
    /// - Returns: The key.
    package func key(in language: Language, decimals: Int) -> CacheKey {
        var text = name
        for part in parts {
            text += "/"
            part.append(to: &text, language, decimals)
        }
        return CacheKey(text)
    }

    /// Returns how long a response may be used.
    package func lifetime(in lifetimes: CacheLifetimes) -> CacheLifetime {
        lifetimes[keyPath: lifetime]
    }
}
