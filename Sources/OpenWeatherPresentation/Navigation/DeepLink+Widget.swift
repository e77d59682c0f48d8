public import OpenWeatherWidgetFeature

extension DeepLink {
    /// The link for a tap on a widget; hand its ``url`` to the system.
    public init(_ destination: WidgetDestination) {
        switch destination {
        case .home: self.init(path: [])
        case .search: self.init(path: [.search])
        case .weather(let location): self.init(path: [], location: location)
        }
    }
}
