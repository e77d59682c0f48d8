
// block: http-client

func makeClient(_ key: String) -> OpenWeatherClient {
    // block: server-client
    return client
}

func show(_ client: OpenWeatherClient, _ cities: [LocationQuery]) async {
    // block: server-batch
}

func add(to configuration: inout OpenWeatherConfiguration) {
    // block: server-middleware
}

// block: server-credential
