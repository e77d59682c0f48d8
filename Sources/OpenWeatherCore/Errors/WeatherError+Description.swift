public import Foundation

extension WeatherError: CustomStringConvertible {
    /// What happened and what to do next, in English, for developers and command lines.
    ///
    /// Screens show localised texts instead.
    public var description: String {
        switch self {
        case .missingKey: "No API key is set. Get one at https://home.openweathermap.org/api_keys and pass it on."
        case .invalidKey(let refusal): refusal.description
        case .notFound: "The service knows no such place. Check the spelling or search by coordinates."
        case .badRequest(let reason): reason.description
        case .rateLimited(let wait?): "Too many requests. Try again in \(Self.wholeSeconds(of: wait)) s."
        case .rateLimited(nil): "Too many requests. Wait ten minutes before trying again."
        case .offline: "The service cannot be reached. Check the network connection and try again."
        case .timedOut: "The service did not answer in time. Try again."
        case .server(let status?): "The service failed with HTTP status \(status). Try again later."
        case .server(nil): "The connection to the service broke. Try again."
        case .invalidResponse(let problem):
            "The service's answer is unreadable: \(problem.description) Try again later."
        case .notCached: "Nothing is stored for this place. Connect to the network once to fetch it."
        case .location(let failure): failure.description
        case .storage(let failure): failure.description
        case .unsupported: "This source does not offer the data. Ask another source for it."
        case .cancelled: "The request was cancelled. Start it again if it is still wanted."
        }
    }

    /// The wait rounded up, as asking too early fails again; a day at most, which no server means to exceed.
    private static func wholeSeconds(of wait: Duration) -> Int64 {
        let (seconds, attoseconds) = min(max(wait, .seconds(1)), .seconds(86_400)).components
        return attoseconds > 0 ? seconds + 1 : seconds
    }
}

extension WeatherError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` says it too.
    public var errorDescription: String? { description }
}
