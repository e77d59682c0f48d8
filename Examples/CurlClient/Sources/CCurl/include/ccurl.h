#ifndef CCURL_H
#define CCURL_H
#include <stddef.h>

/// A request, whose strings and bytes belong to the caller.
typedef struct {
    const char *url;
    const char *method;
    /// Lines such as "Accept: text/plain", up to a null pointer.
    const char *const *headers;
    const void *body;
    size_t bodyLength;
    /// The largest length that a response may announce, in bytes.
    size_t largestLength;
    long timeoutInMilliseconds;
} CCurlRequest;

/// The receiver of a response. Each function returns 0 to go on, and anything else to end the transfer.
typedef struct {
    void *context;
    int (*header)(void *context, const char *line, size_t count);
    int (*body)(void *context, const char *bytes, size_t count);
    int (*isCancelled)(void *context);
} CCurlReceiver;

/// Performs a request and returns curl's code: 0 for success, -1 where there is no libcurl.
int ccurl_perform(const CCurlRequest *request, const CCurlReceiver *receiver);
#endif
