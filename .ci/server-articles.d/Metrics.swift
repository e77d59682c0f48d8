
// block: server-metrics
