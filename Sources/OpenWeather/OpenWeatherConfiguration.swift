public import Foundation
import OpenWeatherCaching
public import OpenWeatherCore
public import OpenWeatherNetworking

/// The configuration of a client, with defaults that suit an app.
///
/// Create one for the service, a gateway or a transport of your own, change its properties, and create an
/// ``OpenWeatherClient`` with it. The client keeps a copy: later changes to the configuration have no effect on it.
///
/// ```swift
/// var configuration = OpenWeatherConfiguration(apiKey: key)
/// configuration.timeout = .seconds(5)
/// configuration.retry.maximumAttempts = 2
/// configuration.retry.deadline = .seconds(12)
/// configuration.plan = .startup
/// configuration.pace = RequestPace(burst: .requests(20), whenExceeded: .fail)
/// let client = OpenWeatherClient(configuration: configuration)
/// ```
public struct OpenWeatherConfiguration: Sendable {
    /// The addresses of the service and the credentials for it.
    public var api: any WeatherAPIConfiguration
    /// The units and the language of calls that do not specify them.
    public var options: RequestOptions
    /// The way a version of One Call is chosen; ``/OpenWeatherCore/OneCallVersionChoice/automatic`` by default.
    public var oneCallVersion: OneCallVersionChoice = .automatic
    /// The largest number of alerts that one call requests from One Call 4.0, where each one is a billed call; 20 by
    /// default.
    public var alertLimit = 20
    /// The place where responses are cached; ``CacheConfiguration/standard`` by default.
    public var cache: CacheConfiguration = .standard
    /// The lifetimes of each kind of response: fresh without a request, then stale while the service cannot be reached.
    public var lifetimes: CacheLifetimes = .standard
    /// The closure that returns whether the cache may be used; by default, it always returns `true`.
    ///
    /// It is called for each request, so that a switch in the settings has effect at once.
    public var isCacheEnabled: @Sendable () async -> Bool = { true }
    /// The number of attempts at a request and the delays between them; by default, three attempts within 30 seconds.
    public var retry = RetryPolicy()
    /// The plan of the account, which both the rate limit and the limits of a ``budget`` follow from; the free plan by
    /// default.
    ///
    /// With a ``budget``, this device sends its share of the calls of a minute. The service limits the account, so give
    /// each of several devices a share; processes of one device count together in a ``ledger``.
    public var plan: AccountPlan = .free
    /// The way in which requests keep within the calls of a minute; by default, one beyond them waits for 25 seconds at
    /// most.
    ///
    /// For thousands of places, use ``/OpenWeatherNetworking/RequestPace/even``.
    public var pace: RequestPace = .standard
    /// The part of the plan's calls that this device may send, counted in a ``ledger``; `nil`, the default, for no budget.
    ///
    /// The service limits the account, and a ledger sees one device: give each device a share when several use the
    /// account, see ``/OpenWeatherCore/CallBudget``. The share of a device among thousands of users is a few calls a day;
    /// use a gateway that holds the key instead, see
    /// ``/OpenWeatherNetworking/OpenWeatherAPIConfiguration/init(gateway:headers:)``.
    public var budget: CallBudget?
    /// The place where the calls of the ``budget`` are counted, ``LedgerConfiguration/standard`` by default; unused without a
    /// budget.
    public var ledger: LedgerConfiguration = .standard
    /// The time for one attempt, 15 seconds by default; unused with a ``transport`` of your own.
    public var timeout: Duration = .seconds(15)
    /// The size of the largest accepted body in bytes, 8,000,000 by default; unused with a ``transport`` of your own.
    public var maximumBodySize = 8_000_000
    /// The largest number of exchanges at the same time, at least 1; unused with a ``transport`` of your own.
    ///
    /// Further requests wait for their turn, and their timeouts begin with it. The default of 6 suits an app; a server
    /// that requests weather for many places can use 64. On Linux, each takes two of the
    /// descriptors that the system permits the process.
    public var maximumConnections = 6
    /// The client that performs the exchanges; `nil`, the default, for one over `URLSession`.
    ///
    /// To change the session, for example to use a proxy, create a ``/OpenWeatherNetworking/URLSessionHTTPClient`` with
    /// a `configure` closure.
    public var transport: (any HTTPClient)?
    /// The clients that wrap the transport for purposes of your own, such as tracing; the first sees a request first.
    ///
    /// They are placed directly above the client that adds the key: they see every attempt and every response, and never
    /// the key. A request whose server they change is refused, as the key would be sent there. Icons, which are files of
    /// another host, bypass them.
    public var middleware: [@Sendable (any HTTPClient) -> any HTTPClient] = []
    /// The clock that delays, deadlines and the rate limit are measured on, and the time since the date of a response.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The closure that returns the current date, which responses are dated with and ages are computed from.
    public var now: @Sendable () -> Date = { Date() }
    /// The closure that returns a random number in a range, for the spread of retries.
    public var randomness: @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }

    /// The handler of the client's events, for what must not be missed; by default, it does nothing.
    ///
    /// It is called on any thread, and what it reports waits for it, so it must return quickly. To follow events in a task
    /// of your own, use ``OpenWeatherClient/events(capacity:)``.
    public var onEvent: @Sendable (ClientEvent) -> Void = { _ in }

    /// The limit that requests are kept within, which follows from the ``plan``, the share of the ``budget`` and the
    /// ``pace``; `nil` when the plan has no limit per minute.
    public var rateLimit: RateLimit? {
        plan.allowance(of: .account, share: budget?.share ?? 1)[.minute]
            .map { RateLimit(requests: $0, per: .seconds(60), pace: pace) }
    }

    /// The contradictions in the configuration; an empty array when nothing is wrong.
    ///
    /// With a problem, a client sends nothing. Each request that the cache does not answer fails at once with
    /// ``/OpenWeatherCore/WeatherError/rateLimited(retryAfter:limit:)``, whose limit is the first problem.
    public var problems: [PlanProblem] { plan.problems(with: budget) }

    /// Creates a configuration for the service with the text of an API key.
    ///
    /// - Parameters:
    ///   - apiKey: Your key, see ``OpenWeatherClient/init(apiKey:)-(String)``.
    ///   - options: The units and the language of calls that do not specify them.
    public init(apiKey: String, options: RequestOptions = RequestOptions()) {
        self.init(apiKey: APIKey(apiKey), options: options)
    }

    /// Creates a configuration for the service with an API key, for example one from a secret store.
    ///
    /// - Parameters:
    ///   - apiKey: Your key.
    ///   - options: The units and the language of calls that do not specify them.
    public init(apiKey: APIKey, options: RequestOptions = RequestOptions()) {
        self.init(api: OpenWeatherAPIConfiguration(apiKey: apiKey), options: options)
    }

    /// Creates a configuration for the service at another address, or for a gateway.
    ///
    /// - Parameters:
    ///   - api: The addresses of the service and the credentials for it.
    ///   - options: The units and the language of calls that do not specify them.
    public init(api: any WeatherAPIConfiguration, options: RequestOptions = RequestOptions()) {
        self.api = api
        self.options = options
    }

    /// Creates a configuration in which `transport` replaces the service, for demos and tests.
    ///
    /// No key is needed. Responses are cached and calls are counted only in memory, so that they are never mistaken for
    /// the service's.
    ///
    /// - Parameters:
    ///   - transport: The client that responds to all requests.
    ///   - options: The units and the language of calls that do not specify them.
    ///   - source: The provider of the data. Values of made-up weather name ``/OpenWeatherCore/DataSource/madeUp``
    ///     whatever it is; screens without values name this one.
    public init(
        transport: any HTTPClient,
        options: RequestOptions = RequestOptions(),
        source: DataSource = .openWeather
    ) {
        api = TransportAPIConfiguration(source: source)
        self.options = options
        self.transport = transport
        cache = .memory
        ledger = .memory
    }
}

/// The configuration for a transport that replaces the service; its host can never exist (RFC 2606).
struct TransportAPIConfiguration: WeatherAPIConfiguration {
    /// The provider of the data.
    let source: DataSource
    /// Always `nil`: no key is needed.
    let apiKey: APIKey? = nil
    /// The address for weather.
    let baseURLWeather = URL(string: "https://stand-in.invalid/data/2.5")
    /// The address for geocoding.
    let baseURLGeo = URL(string: "https://stand-in.invalid/geo/1.0")
    /// The address for One Call 3.0.
    let baseURLOneCall3 = URL(string: "https://stand-in.invalid/data/3.0")
    /// The address for One Call 4.0.
    let baseURLOneCall4 = URL(string: "https://stand-in.invalid/data/4.0")
}
