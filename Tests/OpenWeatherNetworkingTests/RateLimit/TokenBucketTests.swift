import OpenWeatherNetworking
import Testing

@Suite("Token bucket")
struct TokenBucketTests {
    private static let limits = [
        RateLimit(requests: 60, per: .seconds(60)),
        RateLimit(requests: 60, per: .seconds(60), pace: RequestPace(burst: .requests(10))),
        RateLimit(requests: 60, per: .seconds(60), pace: RequestPace(burst: .requests(1))),
        RateLimit(requests: 60, per: .seconds(60), pace: RequestPace(burst: .requests(7))),
        RateLimit(requests: 60, per: .seconds(60), pace: RequestPace(burst: .requests(50))),
        RateLimit(requests: 5, per: .seconds(1), pace: RequestPace(burst: .requests(4))),
        RateLimit(requests: 1, per: .seconds(2)),
        RateLimit(requests: 600, per: .seconds(60), pace: RequestPace(burst: .requests(30))),
    ]

    @Test(arguments: limits)
    func `never gives out more than the limit in any stretch of the interval`(limit: RateLimit) {
        var sut = TokenBucket(limit)

        let moments = takeAll(limit.requests * 3, from: &sut)

        for start in moments {
            #expect(moments.count { $0 >= start && $0 < start + limit.interval } <= limit.requests)
            #expect(moments.count { $0 == start } <= limit.burst)
        }
    }

    @Test(
        arguments: limits.filter { $0.requests % $0.burst == 0 }
    )
    func `gives out as much as the limit allows when the burst divides it`(limit: RateLimit) throws {
        var sut = TokenBucket(limit)

        let moments = takeAll(limit.requests * 3, from: &sut)

        #expect(try #require(moments.last) < limit.interval * 3)
    }

    @Test(arguments: limits, [0, 1, 3])
    func `predicts every wait exactly`(limit: RateLimit, taken: Int) {
        var sut = TokenBucket(limit)
        _ = takeAll(taken, from: &sut)
        let now = limit.interval / 10 + limit.interval * taken

        let forecast = (0..<limit.requests * 2).map { now + sut.wait(at: now, behind: $0) }

        #expect(forecast == takeAll(limit.requests * 2, from: &sut, startingAt: now))
    }

    @Test
    func `predicts waits while some tokens are out and some are not`() {
        var sut = TokenBucket(RateLimit(requests: 3, per: .seconds(10)))
        #expect(sut.take(at: .seconds(0)) == nil)
        #expect(sut.take(at: .seconds(4)) == nil)

        let waits = (0..<5).map { sut.wait(at: .seconds(6), behind: $0) }

        #expect(waits == [.zero, .seconds(4), .seconds(8), .seconds(10), .seconds(14)])
    }

    @Test
    func `gives nothing out in a pause which is never shortened`() {
        var sut = TokenBucket(RateLimit(requests: 3, per: .seconds(10)))
        sut.pause(until: .seconds(30))
        sut.pause(until: .seconds(20))

        #expect(sut.take(at: .seconds(20)) == .seconds(10))
        #expect(sut.wait(at: .seconds(29), behind: 2) == .seconds(1))
        #expect(sut.take(at: .seconds(30)) == nil)
    }

    /// Takes tokens as soon as there are any and returns the times at which it did.
    private func takeAll(_ count: Int, from bucket: inout TokenBucket, startingAt start: Duration = .zero) -> [Duration]
    {
        var now = start
        return (0..<count)
            .map { _ in
                while let wait = bucket.take(at: now) { now += wait }
                return now
            }
    }
}
