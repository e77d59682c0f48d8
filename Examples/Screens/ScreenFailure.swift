public import ExampleSupport
public import OpenWeatherScreenKit

extension ForcedState {
    /// Makes a failure that a screen shows, and that was not asked for, the program's own.
    ///
    /// - Throws: `ExampleFailure` with the words of the screen.
    public func check<Content>(_ state: ScreenState<Content>) throws(ExampleFailure) {
        guard self != .failed, case .failed(let failure) = state else { return }
        throw ExampleFailure("\(failure.title). \(failure.message)")
    }
}
