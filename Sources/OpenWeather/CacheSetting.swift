public import Foundation
public import OpenWeatherCore

/// Where a client keeps its answers.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CacheSetting: Sendable {
    /// On disk in the platform's cache folder, with the most recent answers in memory.
    case standard
    /// On disk in this folder, for example an app group's, so that an app and its widget share it.
    ///
    /// Answers of different servers are kept apart in sub-folders.
    case directory(URL)
    /// In memory alone.
    case memory
    /// In a store of one's own, which must not be shared between different servers.
    case store(any CacheStore)
    /// Nowhere: every question goes to the service.
    case none
}
