import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeViewModel {
    /// Follows the network and refreshes the weather as configured by ``AutoRefresh``, until the task is cancelled.
    ///
    /// The call keeps the view model alive, and its end is that of the loading which ``usualTapped()`` began. A refresh is
    /// skipped while the app is inactive or offline, while the user has turned automatic refresh off, and while another
    /// load is in progress. It is also skipped after a failure that only the user can resolve, and before the time at
    /// which the service accepts requests again.
    public func runAutoRefresh() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.followConnectivity() }
            group.addTask { await self.refreshPeriodically() }
        }
        loader.cancelUsual()
    }

    private func followConnectivity() async {
        // Without a monitor there is a stream that never ends, because the end of this task is that of the screen.
        let states = connectivityMonitor?.states() ?? AsyncStream { _ in }
        await withDiscardingTaskGroup { group in
            for await state in states {
                let isBackOnline = networkStatus.apply(state, at: settings.environment.now())
                if isBackOnline { group.addTask { await self.refreshAutomatically() } }
            }
        }
    }

    private func refreshPeriodically() async {
        guard let interval = autoRefresh.interval else { return }
        await withDiscardingTaskGroup { forecasts in
            var lastTick = stopwatch.elapsed
            while !Task.isCancelled {
                // A load for another reason restarts the interval, so that two reasons cause one request.
                let wait = max(lastTick, loader.lastLoad ?? .zero) + interval - stopwatch.elapsed
                if wait > .zero {
                    do { try await clock.sleep(for: wait) } catch { return }
                } else {
                    lastTick = stopwatch.elapsed
                    // The weather is refreshed on time, however long a forecast takes.
                    await refreshAutomatically(&forecasts)
                }
            }
        }
    }

    /// Refreshes the weather once as the automatic refresh does, and the forecast with it.
    func refreshAutomatically() async {
        await withDiscardingTaskGroup { await refreshAutomatically(&$0) }
    }

    /// The time after which an automatic refresh locates the device again.
    private static let followingInterval = Duration.seconds(600)

    private func refreshAutomatically(_ forecasts: inout DiscardingTaskGroup) async {
        guard
            autoRefresh.interval != nil, settings.preferences.isAutoRefreshEnabled,
            isActive, networkStatus.connectivity == .online, loader.mayLoadAutomatically
        else { return }
        _ = await device?.follow(after: Self.followingInterval)
        await loader.loadAutomatically(autoRefresh.policy, &forecasts)
        loadEnded()
    }
}
