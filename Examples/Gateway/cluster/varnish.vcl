# What a cache above the gateway may keep, for Varnish 7.1 of Debian 12; a CDN is set up alike. The README says why.
vcl 4.1;

backend gateway {
    .host = "127.0.0.1";
    .port = "8080";
    .connect_timeout = 1s;
    .first_byte_timeout = 35s;
}

sub vcl_recv {
    # The gateway answers nobody without a token, and GET alone.
    if (req.method != "GET" || !req.http.Authorization) { return (pass); }
    return (hash);
}

sub vcl_hash {
    # A token that the gateway has not judged finds nothing: what is kept belongs to the token that asked for it.
    hash_data(req.url);
    hash_data(req.http.Authorization);
    return (lookup);
}

sub vcl_backend_response {
    # The gateway says no-store, as nothing above may keep an answer unless it keeps these rules: answers alone and no
    # refusals, for half a minute, with their age. A token that is removed works for that long.
    if (beresp.status == 200 && beresp.http.Content-Type ~ "^application/json" && !beresp.http.Gateway-Refusal
        && bereq.http.Authorization) {
        set beresp.uncacheable = false;
        set beresp.ttl = 30s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
    } else {
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
