-- What the gateway says when it has no answer. `Gateway-Refusal` names the reason, so that a client tells the gateway's own
-- refusals from those of the service: its statuses could be taken for those of the gateway.

local refusal = {}

local kinds = {
    day = { 503, "The gateway has spent its calls until 00:05 UTC." },
    minute = { 503, "The gateway has spent its calls of this minute." },
    share = { 503, "This client has spent its share of the gateway's calls." },
    uncounted = { 503, "The gateway cannot count its calls." },
    client = { 429, "This client asks for too much at once." },
    busy = { 429, "The weather service asks to wait." },
    refused = { 502, "The weather service refuses the gateway's key." },
    resting = { 502, "The weather service asks to wait." },
    failing = { 502, "The weather service failed." },
    trying = { 502, "The weather service failed." },
    unknown = { 502, "The name of the weather service cannot be resolved." },
    slow = { 504, "The weather service did not answer in time." },
    broken = { 502, "The gateway failed." },
}

-- Sends a refusal of a kind with the seconds to wait, if they are known.
function refusal.send(kind, wait)
    local status, message = unpack(kinds[kind] or kinds.broken)
    local body = string.format('{"cod":%d,"message":"%s"}', status, message)
    ngx.status = status
    ngx.header["Content-Type"] = "application/json; charset=utf-8"
    ngx.header["Content-Length"] = #body
    ngx.header["Cache-Control"] = "no-store"
    ngx.header["Gateway-Refusal"] = kind
    ngx.header["Retry-After"] = wait and string.format("%d", math.max(1, wait)) or nil
    ngx.print(body)
end

return refusal
