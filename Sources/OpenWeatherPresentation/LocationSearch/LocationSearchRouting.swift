/// The ways out of the search for places.
@MainActor
public protocol LocationSearchRouting: AnyObject {
    /// Returns to the home screen, which shows the place that was chosen.
    func setRootHome()

    /// Goes back without a choice.
    func dismiss()
}
