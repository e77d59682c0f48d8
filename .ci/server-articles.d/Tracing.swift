
// block: server-tracing

func add(to configuration: inout OpenWeatherConfiguration) {
    // block: server-tracing-use
}
