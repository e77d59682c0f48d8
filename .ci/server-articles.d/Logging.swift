
// block: server-logger

func start(_ client: OpenWeatherClient, _ logger: Logger) -> Task<Void, Never> {
    // block: server-logger-start
    return logging
}
