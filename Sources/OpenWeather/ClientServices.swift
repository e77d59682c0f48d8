import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherNetworking

/// The services that the copies of a client share.
///
/// They are a class, so that a copy of a client, and each task that captures one, takes a single reference.
final class ClientServices: Sendable {
    let source: ServiceSource
    let oneCall: ClientOneCall
    let api: any WeatherAPIConfiguration
    let cache: ClientCache?
    let pace: BatchPace
    let endpoints: RemoteEndpointSource
    let icons: IconLoader
    let meter: ClientCallMeter?
    let forecasts: Set<IncludedForecast>
    let oneCallVersion: OneCallVersionChoice
    let alertLimit: Int
    let probe: AccessProbe
    let broadcaster: EventBroadcaster

    init(_ configuration: OpenWeatherConfiguration) {
        let broadcaster = EventBroadcaster(handler: configuration.onEvent)
        let ledger = LedgerConfiguration.makeLedger(configuration)
        let network = NetworkStack(configuration, ledger: ledger) { broadcaster.send(.network($0)) }
        let meter = ClientCallMeter(configuration, ledger: ledger, now: network.date)
        let saving: @Sendable () async -> CallSaving = {
            await max(meter?.saving(of: .oneCall3) ?? .none, meter?.saving(of: .oneCall4) ?? .none)
        }
        self.meter = meter
        forecasts = configuration.plan.forecasts
        oneCallVersion = configuration.oneCallVersion
        alertLimit = configuration.alertLimit
        probe = network.probe
        cache = ClientCache(configuration) { broadcaster.send(.cache($0)) }
        source = ServiceSource(
            network.remote,
            cache: cache?.responses,
            lifetimes: configuration.lifetimes,
            now: configuration.now
        )
        oneCall = ClientOneCall(
            source,
            OneCallVersions(
                configuration.oneCallVersion,
                store: VerdictStore(configuration, in: cache?.store),
                now: configuration.now
            ),
            alertLimit: configuration.alertLimit,
            saving: saving
        )
        api = configuration.api
        pace = BatchPace(configuration)
        endpoints = network.endpoints
        icons = IconLoader(
            client: network.icons,
            store: cache?.icons,
            isEnabled: configuration.isCacheEnabled,
            now: configuration.now
        )
        self.broadcaster = broadcaster
    }
}
