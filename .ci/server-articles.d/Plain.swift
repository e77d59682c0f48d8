
// block: http-client

func makeClient(_ key: String) -> OpenWeatherClient {
    // block: server-client
    return client
}

func show(_ client: OpenWeatherClient, _ cities: [LocationQuery]) async {
    // block: server-batch
}

func follow(_ client: OpenWeatherClient, _ cities: [LocationQuery]) -> some Any {
    // block: batch-progress
    return batch
}

func look(at places: [LocationQuery], with client: OpenWeatherClient) async throws {
    // block: survey
}

func add(to configuration: inout OpenWeatherConfiguration) {
    // block: server-middleware
}

// block: server-credential
