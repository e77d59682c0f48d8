import Foundation
import OpenWeatherCore

/// Everything that the content of a screen is made from, besides the environment and the time.
///
/// Content is a method of its inputs, so that none of them can be left out when they are compared.
package protocol ContentInputs: Equatable {
    /// The content of the screen.
    associatedtype Content

    /// Creates the content.
    func content(in environment: ScreenEnvironment) -> Content

    /// Creates the content; parts of an earlier one, which was created in the same environment at another time, may be
    /// used again.
    ///
    /// The default creates all of it.
    func content(in environment: ScreenEnvironment, after earlier: (inputs: Self, content: Content)) -> Content
}

extension ContentInputs {
    package func content(
        in environment: ScreenEnvironment,
        after earlier: (inputs: Self, content: Content)
    ) -> Content {
        content(in: environment)
    }
}

/// The last content of a screen, which is created again only when something that it is made from has changed: an input,
/// the environment, or the time.
///
/// A view reads the state of a screen several times for each frame. Reading the inputs registers access to all of them,
/// so that observation works as without a memory. Times are compared by the second: ages on a screen change by the minute,
/// and are never more than a second late.
package struct ContentMemory<Inputs: ContentInputs> {
    /// An object, because comparing with it must not copy it.
    private final class Creation {
        let inputs: Inputs
        let environment: ScreenEnvironment
        let second: Double
        let content: Inputs.Content

        init(_ inputs: Inputs, _ environment: ScreenEnvironment, _ second: Double, _ content: Inputs.Content) {
            self.inputs = inputs
            self.environment = environment
            self.second = second
            self.content = content
        }
    }

    private var last: Creation?

    /// Creates a memory without content.
    package init() {}

    /// Returns the content of `inputs` in an environment at its current time.
    package mutating func content(of inputs: Inputs, in environment: ScreenEnvironment) -> Inputs.Content {
        let second = environment.now().timeIntervalSinceReferenceDate.rounded(.down)
        let earlier = last?.environment.isCopy(of: environment) == true ? last : nil
        if let earlier, earlier.second == second, earlier.inputs == inputs { return earlier.content }
        let content =
            earlier.map { inputs.content(in: environment, after: ($0.inputs, $0.content)) }
            ?? inputs.content(in: environment)
        last = Creation(inputs, environment, second, content)
        return content
    }
}
