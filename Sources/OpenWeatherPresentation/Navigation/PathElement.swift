/// A route with its position in a path, which tells apart two screens for the same route.
///
/// A path may hold a route twice, for example a day, another day, and the first one again. Bind a `NavigationStack` to
/// ``AppRouter/elements``, and pass the values of an element to ``ScreenFactory/makeScreen(for:at:router:)``.
public struct PathElement: Hashable, Sendable, Identifiable {
    /// The position in the path; 0 is the screen above home.
    public let position: Int

    /// The route.
    public let route: Route

    /// The identity of the element, which is the element itself.
    public var id: PathElement { self }

    /// Creates an element from a route and its position, where 0 is the screen above home.
    public init(_ route: Route, at position: Int) {
        self.route = route
        self.position = position
    }
}

extension AppRouter {
    /// The screens above home with their positions, lowest first.
    ///
    /// Setting it sets the ``path``; the order of the elements counts, and not the positions that they name.
    public var elements: [PathElement] {
        get { path.enumerated().map { PathElement($1, at: $0) } }
        set { path = newValue.map(\.route) }
    }
}
