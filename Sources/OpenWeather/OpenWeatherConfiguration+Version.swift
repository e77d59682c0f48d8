import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherConfiguration {
    /// The key under which the version of One Call that the API key reaches is stored; `nil` when it must not be.
    ///
    /// It differs for each API key and server, and is half of a hash of them: 64 bits, which 2⁶⁴ API keys share, so that no
    /// search can find the one that was used. A transport that replaces the service tells nothing about the service, and
    /// without a key there is no account to remember.
    var versionKey: CacheKey? {
        guard transport == nil, let apiKey = api.apiKey, !apiKey.isMissing else { return nil }
        let addresses = [api.baseURLOneCall3, api.baseURLOneCall4].map { $0?.absoluteString ?? "" }
        let identity = ([apiKey.secret.reveal()] + addresses).joined(separator: "\n")
        return CacheKey("onecallversion2/" + KeyedHash.open(Data(identity.utf8)).prefix(8).hexadecimal)
    }
}
