// Stands for Core Location: the declarations that the package uses, with the isolation and availability of Apple's.
// Documentation: https://developer.apple.com/documentation/corelocation, by the name below. To compare each with:
// https://docs.rs/objc2-core-location (generated from the headers) and https://onestack.dev/ios-reference/CoreLocation.
// Linux has no optional requirements: those of a delegate have default implementations, except the two without which
// Core Location throws an exception when it is asked for a location.

import Foundation

// …/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    // API_UNAVAILABLE(macos)
    @available(macOS, unavailable)
    case authorizedWhenInUse = 4
}

// …/claccuracyauthorization
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

// …/cllocationdegrees, …/cllocationaccuracy, …/cllocationdistance
public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDistance = Double

// …/kcllocationaccuracykilometer
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

// …/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// …/cllocation. Without Sendable, which is stricter than Apple's.
open class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let horizontalAccuracy: CLLocationAccuracy
    public let timestamp: Date

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        horizontalAccuracy = 0
        timestamp = Date()
    }

    // …/cllocation/init(coordinate:altitude:horizontalaccuracy:verticalaccuracy:timestamp:)
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.timestamp = timestamp
    }
}

// …/clerror
public struct CLError: Error, Equatable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

// …/cllocationmanagerdelegate: no isolation.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

// …/cllocationmanager: not Sendable, not isolated.
open class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy: CLLocationAccuracy = 0

    public override init() {
        super.init()
        StubLocation.shared.managers += 1
    }

    deinit {
        StubLocation.shared.managers -= 1
    }

    public var authorizationStatus: CLAuthorizationStatus { StubLocation.shared.status }
    public var accuracyAuthorization: CLAccuracyAuthorization { StubLocation.shared.accuracy }
    public var location: CLLocation? { StubLocation.shared.known }

    // …/cllocationmanager/locationservicesenabled()-swift.type.method
    open class func locationServicesEnabled() -> Bool { StubLocation.shared.hasServices }

    open func requestWhenInUseAuthorization() {
        StubLocation.shared.calls.append("requestWhenInUseAuthorization")
        StubLocation.shared.requested = self
    }

    // …/cllocationmanager/requestalwaysauthorization()
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open func requestAlwaysAuthorization() {
        StubLocation.shared.calls.append("requestAlwaysAuthorization")
        StubLocation.shared.requested = self
    }

    open func requestLocation() {
        StubLocation.shared.calls.append("requestLocation")
        StubLocation.shared.requested = self
    }

    open func stopUpdatingLocation() {
        StubLocation.shared.calls.append("stopUpdatingLocation")
    }
}

// …/clplacemark
open class CLPlacemark: NSObject {
    public let timeZone: TimeZone?

    init(timeZone: TimeZone?) {
        self.timeZone = timeZone
    }
}

// …/clgeocoder
@available(iOS, introduced: 5.0, deprecated: 26.0)
@available(macOS, introduced: 10.8, deprecated: 26.0)
@available(tvOS, introduced: 9.0, deprecated: 26.0)
@available(watchOS, introduced: 2.0, deprecated: 26.0)
open class CLGeocoder: NSObject {
    // …/clgeocoder/reversegeocodelocation(_:completionhandler:), whose completion handler is imported as `async`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        StubLocation.shared.calls.append("reverseGeocodeLocation")
        guard let zone = StubLocation.shared.timeZone else { throw CLError(.network) }
        return [CLPlacemark(timeZone: zone)]
    }
}

/// The location of the device, for tests; they use it on the main actor, one after another.
public final class StubLocation: @unchecked Sendable {
    public static let shared = StubLocation()

    public var status = CLAuthorizationStatus.notDetermined
    public var accuracy = CLAccuracyAuthorization.fullAccuracy
    public var hasServices = true
    public var known: CLLocation?
    public var timeZone: TimeZone?
    public var calls: [String] = []
    public var managers = 0
    public weak var requested: CLLocationManager?

    public func reset(_ status: CLAuthorizationStatus) {
        self.status = status
        accuracy = .fullAccuracy
        hasServices = true
        known = nil
        timeZone = nil
        calls = []
    }
}
