#ifndef OPENWEATHER_CURL_CALLS_H
#define OPENWEATHER_CURL_CALLS_H

// The functions of libcurl with a variable number of arguments, which Swift cannot call. Each is called through the
// address that the system's loader gives, so that neither libcurl's headers nor a link to it are needed.

/// A message of `curl_multi_info_read`, in libcurl's layout.
typedef struct {
    /// 1 when a transfer has ended.
    int kind;
    /// The handle of the transfer.
    void *handle;
    union {
        void *other;
        /// The result of the transfer.
        int code;
    } result;
} OpenWeatherCurlMessage;

/// Calls `curl_easy_setopt` or `curl_multi_setopt`, whose address is `function`, with a number.
int openweather_curl_set_number(void *function, void *handle, int option, long value);
/// Calls one of them with a pointer.
int openweather_curl_set_pointer(void *function, void *handle, int option, const void *value);
/// Calls one of them with a size in bytes.
int openweather_curl_set_size(void *function, void *handle, int option, long long value);
/// Calls `curl_easy_getinfo`, whose address is `function`, for a number.
int openweather_curl_get_number(void *function, void *handle, int info, long *value);

#endif
