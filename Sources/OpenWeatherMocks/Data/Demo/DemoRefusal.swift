/// An error answer of demo mode.
struct DemoRefusal: Error, Sendable {
    /// The answer.
    let response: StubResponse

    /// An answer that says what is wrong with the question.
    static func badRequest(_ message: String) -> DemoRefusal {
        DemoRefusal(response: .error(status: 400, message: message))
    }

    /// The answer about a place that weather and forecasts do not know.
    static let cityNotFound = DemoRefusal(response: .error(status: 404, message: "city not found"))

    /// The answer of geocoding about an unknown postcode, and of an unknown path.
    static let notFound = DemoRefusal(response: .error(status: 404, message: "not found"))
}
