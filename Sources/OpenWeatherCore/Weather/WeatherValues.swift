public import Foundation

/// The weather at one moment, whose elements are read and changed as properties of the value.
///
/// ``CurrentWeather``, ``ForecastEntry`` and ``HourlyForecast`` conform to it. Use the protocol to treat them the same, and
/// conform to it with the values of another source. Every property of ``WeatherElements`` is one of a conforming type, too:
/// `weather.temperature` is `weather.elements.temperature`.
@dynamicMemberLookup
public protocol WeatherValues: Sendable {
    /// The moment the values are for.
    var date: Date { get }
    /// The difference between local clocks and UTC; `nil` when it is not known.
    var utcOffset: UTCOffset? { get }
    /// The elements of the weather at the moment.
    var elements: WeatherElements { get set }
    /// The total precipitation; by default the sum of rain and snow, `nil` when neither was reported.
    ///
    /// Implement it for a source that measures the total without telling rain from snow.
    var precipitation: PrecipitationAmount? { get }
}

extension WeatherValues {
    /// The calendar day at the place; in UTC when the offset is not known.
    public var localDay: LocalDay { (utcOffset ?? .utc).day(of: date) }

    /// The sum of rain and snow over the longer of their periods; `nil` when neither was reported.
    public var precipitation: PrecipitationAmount? { elements.precipitation }

    /// The value of a computed property of the elements, such as ``WeatherElements/dewPoint``.
    public subscript<Value>(dynamicMember element: KeyPath<WeatherElements, Value>) -> Value {
        elements[keyPath: element]
    }

    /// The value of an element, such as ``WeatherElements/temperature``.
    public subscript<Value>(dynamicMember element: WritableKeyPath<WeatherElements, Value>) -> Value {
        get { elements[keyPath: element] }
        set { elements[keyPath: element] = newValue }
    }
}
