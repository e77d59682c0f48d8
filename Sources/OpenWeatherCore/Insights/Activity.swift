/// An activity outdoors: how long it takes and the weather it requires.
///
/// `OpenWeatherInsights` has activities such as a run, and finds the times for any of them. An activity of one's own is a
/// list of requirements:
///
/// ```swift
/// let picnic = Activity(
///     id: "picnic",
///     duration: .seconds(2 * 3_600),
///     requirements: [
///         .precipitation(atMost: .zero),
///         .feelsLike(Temperature(celsius: 18)...Temperature(celsius: 28)),
///         .daylight,
///     ]
/// )
/// ```
public struct Activity: Hashable, Codable, Sendable, Identifiable {
    /// A stable name, such as `run`, which screens translate and apps may store.
    public var id: String

    /// The shortest time that is worth beginning.
    public var duration: Duration

    /// The requirements, all of which must hold; may be empty.
    public var requirements: [Requirement]

    /// Creates an activity.
    public init(id: String, duration: Duration, requirements: [Requirement]) {
        self.id = id
        self.duration = duration
        self.requirements = requirements
    }

    /// Returns the activity with a further requirement, which takes the place of those about the same element.
    public func requiring(_ requirement: Requirement) -> Activity {
        var activity = without(requirement.element)
        activity.requirements.append(requirement)
        return activity
    }

    /// Returns the activity without its requirements about an element.
    public func without(_ element: Requirement.Element) -> Activity {
        var activity = self
        activity.requirements.removeAll { $0.element == element }
        return activity
    }
}
