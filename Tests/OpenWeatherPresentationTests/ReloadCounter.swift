import OpenWeatherMocks
import OpenWeatherScreenKit

/// A screen that counts how often it was reloaded, and may take its time.
@MainActor
final class ReloadCounter: ReloadableScreen {
    /// The reloads that were begun.
    private(set) var begun = 0
    /// The reloads that ended without having been cancelled.
    private(set) var ended = 0
    private let gate: Gate?

    init(gate: Gate? = nil) {
        self.gate = gate
    }

    func reload() async {
        begun += 1
        do { try await gate?.pass() } catch { return }
        ended += 1
    }
}
