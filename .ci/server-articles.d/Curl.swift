
// block: curl-configuration
