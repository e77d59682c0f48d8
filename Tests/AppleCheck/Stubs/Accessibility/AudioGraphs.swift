public import Foundation

// Each page is https://developer.apple.com/documentation/accessibility/<type, lower case>
// Read: AXAudiograph.h of the framework, for the classes and their properties, and the pages of the initializers, which
// Swift has instead of those of the header. None of them is sendable, and no closure is. NSObject is left out.

// https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var valueDescriptionProvider: (Double) -> String

    // https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor/init(title:range:gridlinepositions:valuedescriptionprovider:)
    public convenience init(
        title: String,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) { self.init(stub: title, range, gridlinePositions, valueDescriptionProvider) }

    init(stub title: String, _ range: ClosedRange<Double>, _ lines: [Double], _ words: @escaping (Double) -> String) {
        self.title = title
        self.range = range
        gridlinePositions = lines
        valueDescriptionProvider = words
    }
}

// https://developer.apple.com/documentation/accessibility/axdatapointvalue
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public class AXDataPointValue {
    /// For tests; Apple's is refined for Swift.
    public let stubNumber: Double

    init(stub number: Double) { stubNumber = number }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public class AXDataPoint {
    // https://developer.apple.com/documentation/accessibility/axdatapoint/value
    public enum Value {
        case number(Double)
        case category(String)
    }

    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    public var label: String?

    // https://developer.apple.com/documentation/accessibility/axdatapoint/init(x:y:additionalvalues:label:)-4v3sb
    public convenience init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
        self.init(stub: x, y, label)
    }

    init(stub x: Double, _ y: Double?, _ label: String?) {
        xValue = AXDataPointValue(stub: x)
        yValue = y.map { AXDataPointValue(stub: $0) }
        self.label = label
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public class AXDataSeriesDescriptor {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    // https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor/init(name:iscontinuous:datapoints:)
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public class AXChartDescriptor {
    // https://developer.apple.com/documentation/accessibility/axchartdescriptor/contentdirection-swift.enum
    public enum ContentDirection: Int {
        case leftToRight = 0
        case rightToLeft
        case topToBottom
        case bottomToTop
        case radialClockwise
        case radialCounterClockwise
    }

    public var title: String?
    public var summary: String?
    public var contentDirection = ContentDirection.leftToRight
    public var series: [AXDataSeriesDescriptor]
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?

    // https://developer.apple.com/documentation/accessibility/axchartdescriptor/init(title:summary:xaxis:yaxis:additionalaxes:series:)
    public convenience init(
        title: String?,
        summary: String?,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) { self.init(stub: title, summary, xAxis, yAxis, series) }

    init(
        stub title: String?,
        _ summary: String?,
        _ xAxis: any AXDataAxisDescriptor,
        _ yAxis: AXNumericDataAxisDescriptor?,
        _ series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.series = series
    }
}
