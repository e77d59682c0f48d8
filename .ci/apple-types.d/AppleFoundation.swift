// Stands for Foundation on Apple systems: the toolchain's Foundation and FoundationNetworking under one name, and what
// only Apple's has. As there, importing it imports Darwin and Dispatch too. What FoundationEssentials declares (Date,
// Data, URL, the coders, formats) is re-exported as it is; the rest is named one by one, as far as the package uses it.

@_exported import Darwin
@_exported import Dispatch
import Foundation
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
import FoundationNetworking

// MARK: - Foundation

public typealias Bundle = Foundation.Bundle
public typealias CGFloat = Foundation.CGFloat
public typealias CGPoint = Foundation.CGPoint
public typealias CGRect = Foundation.CGRect
public typealias CGSize = Foundation.CGSize
public typealias CharacterSet = Foundation.CharacterSet
public typealias FileHandle = Foundation.FileHandle
public typealias IndexSet = Foundation.IndexSet
public typealias JSONSerialization = Foundation.JSONSerialization
public typealias Measurement = Foundation.Measurement
public typealias NSData = Foundation.NSData
public typealias NSDictionary = Foundation.NSDictionary
public typealias NSError = Foundation.NSError
public typealias NSLock = Foundation.NSLock
public typealias NSNull = Foundation.NSNull
public typealias NSNumber = Foundation.NSNumber
public typealias NSObject = Foundation.NSObject
public typealias NSObjectProtocol = Foundation.NSObjectProtocol
public typealias NSString = Foundation.NSString
public typealias ObjCBool = Foundation.ObjCBool
public typealias OperationQueue = Foundation.OperationQueue
public typealias Pipe = Foundation.Pipe
public typealias Thread = Foundation.Thread
public typealias URLResourceValues = Foundation.URLResourceValues
public typealias UnitAngle = Foundation.UnitAngle
public typealias UnitConcentrationMass = Foundation.UnitConcentrationMass
public typealias UnitLength = Foundation.UnitLength
public typealias UnitPressure = Foundation.UnitPressure
public typealias UnitSpeed = Foundation.UnitSpeed
public typealias UnitTemperature = Foundation.UnitTemperature
public typealias UserDefaults = Foundation.UserDefaults

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public typealias Process = Foundation.Process

extension ProcessInfo {
    // https://developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)
    @available(macOS, unavailable)
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {}
}

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }
    // https://developer.apple.com/documentation/foundation/nsdata/decompressed(using:)
    public func compressed(using _: CompressionAlgorithm) throws -> NSData { self }
    public func decompressed(using _: CompressionAlgorithm) throws -> NSData { self }
}

extension FileManager {
    // https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

public func ~= (code: CocoaError.Code, error: any Error) -> Bool { false }

extension URL {
    public static var applicationSupportDirectory: URL { fatalError() }
    public static var cachesDirectory: URL { fatalError() }
}

// MARK: - FoundationNetworking

public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
public typealias URLAuthenticationChallenge = FoundationNetworking.URLAuthenticationChallenge
public typealias URLCache = FoundationNetworking.URLCache
public typealias URLCredential = FoundationNetworking.URLCredential
public typealias URLError = Foundation.URLError
public let NSURLErrorFailingURLErrorKey = Foundation.NSURLErrorFailingURLErrorKey
public let NSLocalizedDescriptionKey = Foundation.NSLocalizedDescriptionKey
public typealias URLRequest = FoundationNetworking.URLRequest
public typealias URLResponse = FoundationNetworking.URLResponse
public typealias URLSession = FoundationNetworking.URLSession
public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
public typealias URLSessionDataDelegate = FoundationNetworking.URLSessionDataDelegate
public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
public typealias URLSessionTask = FoundationNetworking.URLSessionTask
public typealias URLSessionTaskDelegate = FoundationNetworking.URLSessionTaskDelegate
