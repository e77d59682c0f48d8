
// block: server-async-transport

func setTransport(of configuration: inout OpenWeatherConfiguration) {
    // block: server-transport
}
