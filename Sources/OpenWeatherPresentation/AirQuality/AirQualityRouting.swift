/// The way out of the air-quality screen.
@MainActor
public protocol AirQualityRouting: AnyObject {
    /// Goes back.
    func dismiss()
}
