-- What nginx asks about each request of a client: who asks, for what, in which form, and how old the answer is.

local ffi = require "ffi"
local memory = require "memory"
local refusal = require "refusal"
local target = require "target"

ffi.cdef [[ unsigned char *gateway_hash(const char *, size_t, unsigned char *) asm("SHA256"); ]]

local front, digest = {}, ffi.new("unsigned char[32]")
-- An age that no client takes for new.
local UNKNOWN_AGE, TOLERANCE = 604800, 60

local function hexadecimal(bytes)
    return (bytes:gsub(".", function(byte) return string.format("%02x", byte:byte()) end))
end

-- Remembers what a function has returned for a text, for some thousand texts.
local function remembering(compute)
    local known, count = {}, 0
    return function(text)
        local found = known[text]
        if not found then
            found, count = compute(text), count + 1
            if count > 4000 then known, count = {}, 1 end
            if #text < 1000 then known[text] = found end
        end
        return found
    end
end

-- The SHA-256 of the bearer token, by which the file of tokens names a client; empty without one.
local hashed = remembering(function(field)
    local scheme, token = field:match("^(%a+) +(.+)$")
    if not token or scheme:lower() ~= "bearer" then return "" end
    ffi.C.gateway_hash(token, #token, digest)
    return hexadecimal(ffi.string(digest, 32))
end)

-- The one form of a question, or the status that refuses it.
local ordered = remembering(function(uri)
    local form, status = target.of(uri)
    return form or status
end)

-- The address of a household: all of IPv4, and the first half of IPv6, however it is spelled.
local network = remembering(function(bytes)
    if #bytes == 16 and bytes:sub(1, 12) == ("\0"):rep(10) .. "\255\255" then bytes = bytes:sub(13) end
    return hexadecimal(bytes:sub(1, 8))
end)

-- Reads a request, or refuses it.
function front.read()
    local var, state = ngx.var, ngx.shared.gateway
    if var.is_leaving == "" and state:get("leaving") and memory.kept(state, "leaving") then return ngx.exec("@leaving") end
    if var.request_method ~= "GET" then return ngx.exit(405) end
    var.token = hashed(var.http_authorization or "")
    -- A verdict is kept by the token: without one, it would be everybody's who has none.
    if var.client == "" or var.client == "attested" and var.token == "" then return ngx.exit(401) end
    local form = ordered(var.request_uri)
    if type(form) == "number" then return ngx.exit(form) end
    var.target = form
    var.network = network(var.binary_remote_addr)
    local encodings = var.http_accept_encoding
    if encodings and encodings:find("gzip", 1, true) and not encodings:find("gzip%s*;%s*q=0%.?0*%f[^%d.]") then
        var.form, var.next = "gzip", "plain"
    end
    if state:get("future") and state:get("future " .. form) then var.bypass = "1" end
end

-- Lets connections end with their answers for the next seconds.
function front.leave()
    memory.keep(ngx.shared.gateway, "leaving", "", 2)
    ngx.say("leaving")
end

-- States the age of an answer: the seconds since the service sent it.
function front.state_age()
    local var = ngx.var
    local fetched = tonumber(var.upstream_http_x_fetched or "")
    if not fetched then return end
    local age, status = ngx.now() - fetched, var.upstream_cache_status
    if age < -TOLERANCE then
        -- The clock was ahead when it was kept. It counts as a week old, and the next request asks again.
        ngx.shared.gateway:set("future " .. var.target, true, 600)
        ngx.shared.gateway:set("future", true, 600)
        ngx.header["Age"] = UNKNOWN_AGE
    elseif age >= 1 or status == "HIT" or status == "STALE" or status == "UPDATING" then
        ngx.header["Age"] = string.format("%d", math.max(0, age))
    end
end

-- Says why there is no answer when nginx does not know: a kept one was too old, or the part behind has failed.
function front.reason()
    local kind, wait = (memory.kept(ngx.shared.answers, "reason " .. ngx.var.target) or ""):match("^(%l+) (%d*)")
    refusal.send(kind or "broken", tonumber(wait or ""))
end

return front
