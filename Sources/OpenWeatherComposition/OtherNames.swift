// Names that a first guess gives to something here. None can be used: the compiler says what to write.

extension OpenWeatherApp {
    /// An app over the service.
    @available(*, unavailable, renamed: "live(apiKey:)")
    public convenience init(apiKey: String) {
        let app = OpenWeatherApp.live(apiKey: apiKey)
        self.init(client: app.client, dependencies: app.dependencies)
    }
}
