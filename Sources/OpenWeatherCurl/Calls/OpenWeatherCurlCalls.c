#include "OpenWeatherCurlCalls.h"

typedef int (*Call)(void *handle, int option, ...);

int openweather_curl_set_number(void *function, void *handle, int option, long value) {
    return ((Call)function)(handle, option, value);
}

int openweather_curl_set_pointer(void *function, void *handle, int option, const void *value) {
    return ((Call)function)(handle, option, value);
}

int openweather_curl_set_size(void *function, void *handle, int option, long long value) {
    return ((Call)function)(handle, option, value);
}

int openweather_curl_get_number(void *function, void *handle, int info, long *value) {
    return ((Call)function)(handle, info, value);
}
