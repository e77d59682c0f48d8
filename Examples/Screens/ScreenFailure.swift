public import ExampleSupport
public import OpenWeatherScreenKit

extension ForcedState {
    /// Checks that the screen does not show a failure, unless the forced state is a failure.
    ///
    /// - Throws: `ExampleFailure` with the title and the message on the screen.
    public func check<Content>(_ state: ScreenState<Content>) throws(ExampleFailure) {
        guard self != .failed, case .failed(let failure) = state else { return }
        throw ExampleFailure("\(failure.title). \(failure.message)")
    }
}
