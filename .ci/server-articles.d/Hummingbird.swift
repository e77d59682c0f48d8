
// block: server-status

// block: server-hummingbird

// block: server-refresh

func run(_ client: OpenWeatherClient, _ cities: [LocationQuery], _ logger: Logger) async throws {
    // block: server-hummingbird-start
}
