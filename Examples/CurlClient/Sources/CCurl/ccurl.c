// libcurl is loaded while the program runs: neither its headers nor a link to it are needed. The numbers of its options
// are part of its stable interface (https://curl.se/libcurl/c/symbols-in-versions.html).
#include "ccurl.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

enum {
    OPT_URL = 10002, OPT_METHOD = 10036, OPT_HEADERS = 10023, OPT_WRITE = 20011, OPT_WRITE_DATA = 10001,
    OPT_HEADER = 20079, OPT_HEADER_DATA = 10029, OPT_NO_SIGNAL = 99, OPT_TIMEOUT_MS = 155, OPT_ENCODING = 10102,
    OPT_PROTOCOLS = 181, OPT_NO_BODY = 44, OPT_BODY = 10015, OPT_BODY_SIZE = 60, OPT_PROGRESS = 20219,
    OPT_PROGRESS_DATA = 10057, OPT_NO_PROGRESS = 43, OPT_HIDE_CONNECT = 265, OPT_LARGEST_LENGTH = 30117,
    HTTP_AND_HTTPS = 1 | 2, IDLE = 6
};

static struct {
    void *(*init)(void);
    int (*setopt)(void *, int, ...);
    int (*perform)(void *);
    void (*reset)(void *);
    void (*cleanup)(void *);
    void *(*append)(void *, const char *);
    void (*freeAll)(void *);
} curl;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *idle[IDLE];  // Handles keep their connections for the next request.
static int idleCount = 0;

static void load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW);
    if (!library) return;
    int (*start)(long) = dlsym(library, "curl_global_init");
    if (!start || start(3) != 0) return;
    curl.setopt = dlsym(library, "curl_easy_setopt");
    curl.perform = dlsym(library, "curl_easy_perform");
    curl.reset = dlsym(library, "curl_easy_reset");
    curl.cleanup = dlsym(library, "curl_easy_cleanup");
    curl.append = dlsym(library, "curl_slist_append");
    curl.freeAll = dlsym(library, "curl_slist_free_all");
    curl.init = dlsym(library, "curl_easy_init");
}

static void *take(void) {
    pthread_mutex_lock(&lock);
    void *handle = idleCount > 0 ? idle[--idleCount] : NULL;
    pthread_mutex_unlock(&lock);
    return handle ? handle : curl.init();
}

static void giveBack(void *handle) {
    curl.reset(handle);
    pthread_mutex_lock(&lock);
    int isKept = idleCount < IDLE;
    if (isKept) idle[idleCount++] = handle;
    pthread_mutex_unlock(&lock);
    if (!isKept) curl.cleanup(handle);
}

static size_t onHeader(char *bytes, size_t size, size_t count, void *data) {
    const CCurlReceiver *receiver = data;
    return receiver->header(receiver->context, bytes, size * count) ? 0 : size * count;
}

static size_t onBody(char *bytes, size_t size, size_t count, void *data) {
    const CCurlReceiver *receiver = data;
    return receiver->body(receiver->context, bytes, size * count) ? 0 : size * count;
}

static int onProgress(void *data, long long a, long long b, long long c, long long d) {
    const CCurlReceiver *receiver = data;
    return receiver->isCancelled(receiver->context);
}

int ccurl_perform(const CCurlRequest *request, const CCurlReceiver *receiver) {
    pthread_once(&once, load);
    void *handle = curl.init ? take() : NULL;
    if (!handle) return -1;
    void *headers = NULL;
    for (const char *const *line = request->headers; *line; line++) headers = curl.append(headers, *line);
    curl.setopt(handle, OPT_URL, request->url);
    curl.setopt(handle, OPT_PROTOCOLS, (long)HTTP_AND_HTTPS);
    if (request->body) {
        curl.setopt(handle, OPT_BODY, request->body);
        curl.setopt(handle, OPT_BODY_SIZE, (long)request->bodyLength);
    }
    curl.setopt(handle, OPT_METHOD, request->method);
    curl.setopt(handle, OPT_NO_BODY, (long)(strcmp(request->method, "HEAD") == 0));
    curl.setopt(handle, OPT_HEADERS, headers);
    curl.setopt(handle, OPT_ENCODING, "");  // Everything that it can decode.
    curl.setopt(handle, OPT_TIMEOUT_MS, request->timeoutInMilliseconds);
    // A length beyond this ends the transfer before its body, as does one that no number holds.
    curl.setopt(handle, OPT_LARGEST_LENGTH, (long long)request->largestLength);
    curl.setopt(handle, OPT_NO_SIGNAL, 1L);
    curl.setopt(handle, OPT_HIDE_CONNECT, 1L);
    curl.setopt(handle, OPT_HEADER, onHeader);
    curl.setopt(handle, OPT_HEADER_DATA, receiver);
    curl.setopt(handle, OPT_WRITE, onBody);
    curl.setopt(handle, OPT_WRITE_DATA, receiver);
    curl.setopt(handle, OPT_PROGRESS, onProgress);
    curl.setopt(handle, OPT_PROGRESS_DATA, receiver);
    curl.setopt(handle, OPT_NO_PROGRESS, 0L);
    int code = curl.perform(handle);
    curl.freeAll(headers);
    giveBack(handle);
    return code;
}
