// Stands for MapKit, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/mapkit, by the name below. To compare each with:
// https://docs.rs/objc2-map-kit (generated from the headers).

@_exported import CoreLocation
import Foundation

#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

// …/mapkit/mkcoordinatespan
@available(iOS 3.0, macOS 10.9, tvOS 9.2, watchOS 2.0, visionOS 1.0, *)
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

// …/mapkit/mkcoordinateregion
@available(iOS 3.0, macOS 10.9, tvOS 9.2, watchOS 2.0, visionOS 1.0, *)
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
}

#if !os(watchOS)
// …/mapkit/mkoverlay
@available(iOS 4.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
public protocol MKOverlay: NSObjectProtocol {}

// …/mapkit/mkoverlaylevel
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

// …/mapkit/mktileoverlaypath
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
public struct MKTileOverlayPath: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}

// …/mapkit/mktileoverlay
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
open class MKTileOverlay: NSObject, MKOverlay {
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) {}

    // …/mapkit/mktileoverlay/url(fortilepath:)
    open func url(forTilePath path: MKTileOverlayPath) -> URL { URL(filePath: "/") }

    // …/mapkit/mktileoverlay/loadtile(at:result:), the asynchronous form that the page names.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data { Data() }
}

// …/mapkit/mkoverlayrenderer
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
open class MKOverlayRenderer: NSObject {
    public init(overlay: any MKOverlay) {}
}

// …/mapkit/mktileoverlayrenderer
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}

// …/mapkit/mkmapviewdelegate. Linux has no optional requirements: those that the package leaves out are not here.
@available(iOS 3.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

#if canImport(UIKit)
public typealias StubMapSuperview = UIView
#else
public typealias StubMapSuperview = NSView
#endif

// …/mapkit/mkmapview
@available(iOS 3.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
@MainActor
open class MKMapView: StubMapSuperview {
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
    )
    open private(set) var overlays: [any MKOverlay] = []

    // …/mapkit/mkmapview/camerazoomrange-swift.class
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
    open class CameraZoomRange: NSObject {
        open var minCenterCoordinateDistance: CLLocationDistance { nearest }

        private let nearest: CLLocationDistance

        public init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            nearest = minDistance
        }
    }

    public private(set) var stubZoomRange: CameraZoomRange?

    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        stubZoomRange = cameraZoomRange
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }

    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
}
#endif
