import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherScreenKit

/// Shows how to drive the map screen: load its place, choose a layer, and request the tiles of its region.
///
/// Prints the layers, the legend, and the sizes of the tiles in bytes; `--layer` selects another layer.
@main
struct MapExample {
    static let syntax = CommandLineSyntax(
        program: "MapExample",
        summary: "Shows the weather on a map around a place.",
        options: ExampleOptions.syntax + [
            ForcedState.option,
            CommandLineOption("--layer", "LAYER", help: "temperature, precipitation, clouds, wind or pressure."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let layer: WeatherMapLayer? = try arguments.choice("--layer")
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, layer, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ layer: WeatherMapLayer?, on terminal: Terminal) async throws {
        // 1. The builder creates the view model.
        let builder = WeatherMapBuilder(maps: example.maps, preferences: example.preferences)
        let map = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The view sends an event when it appears, and one for the layer that the user chooses.
        if example.forcedState != .loading { await map.onAppear() }
        if let layer { map.layerChosen(layer) }

        // 3. The map asks for each tile that it shows. One that fails leaves the others; the state says what to do.
        var tiles: [MapTile: Int] = [:]
        if let content = map.state.content, let region = content.region {
            for tile in MapTile.covering(region, zoom: WeatherMapContent.zoom) {
                tiles[tile] = try? await map.tile(tile, of: content.tiles).value.count
            }
        }

        // 4. The view draws the state.
        let environment = example.settings.environment
        if let failure = map.state.content?.failure, example.forcedState != .failed {
            throw ExampleFailure("\(failure.title). \(failure.message)")
        }
        try StandardOutput.print(MapDrawing.lines(map.state, tiles: tiles, in: environment, for: terminal).text)
    }
}
