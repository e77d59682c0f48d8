public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the weather and the state of the road at the points of a way, at the times at which they are passed.
    ///
    /// Experimental: no response of the service is public, so that it was built from its page.
    ///
    /// It is a product of the plan Expert. It costs one call and is not cached, joined or repeated, as what is sent has a body.
    ///
    /// - Parameter way: The points with their times, from a year ago to five days ahead, at least one.
    /// - Returns: A value for each point, in the same order, with the date and the source of the response.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a way without a point, `invalidResponse` when there is not
    ///   a row for each point and its time.
    public func roadRisk(along way: [RoadPoint]) async throws(WeatherError) -> Fetched<[RoadRisk]> {
        try await source.remote.value(of: .roadRisk(along: way), policy: .refresh)
    }
}

extension ClientRequest {
    /// The weather and the roads along a way.
    public static let roadRisk = ClientRequest(1)
}
