-- Asks the service for what the cache does not have: once for all who ask at the same time, within every limit, and with
-- the key. Nothing but an answer of the service, without the key, and the gateway's own refusals leave it.

local ffi = require "ffi"
local addresses = require "addresses"
local breaker = require "breaker"
local clock = require "clock"
local ledger = require "ledger"
local memory = require "memory"
local parts = require "parts"
local refusal = require "refusal"
local verdict = require "verdict"

ffi.cdef [[ int gateway_signal(int process, int number) asm("kill"); ]]

local service = {}
-- A new answer is known here for two seconds, until the cache has it; a failure of one question for twenty.
local HANDOVER, REFUSED, STARTING = 2, 20, 300
-- The age in seconds that stands for every greater one, and the seconds for which an answer is kept that arrives old.
local OLDEST, RESPITE = 604800, 60
local key, secret, patience, per_minute, upstream, started

function service.start(settings)
    key = ngx.escape_uri(settings.key)
    -- Each character of the key as it is, behind a percent sign, and as JSON may write it.
    secret = settings.key:gsub(".", function(character)
        return string.format("(?:\\Q%s\\E|%%%02x|\\\\u00%02x)", character, character:byte(), character:byte())
    end)
    started = clock.monotonic()
    patience, per_minute, upstream = settings.patience, settings.per_minute, settings.upstream
end

local function answers() return ngx.shared.answers end

-- Sends a kept answer that the servers above have missed. In the minutes after a start nginx does not know all that is on
-- the disk, and of two who ask at the same moment one is told that there is nothing.
local function sends_kept(target)
    if clock.monotonic() - started > STARTING then return false end
    local kept = ngx.location.capture("/kept", { vars = { kept_target = target } })
    if kept.status ~= 200 or not kept.header["X-Fetched"] then return false end
    for _, name in ipairs { "Content-Type", "Cache-Control", "X-Accel-Expires", "X-Fetched" } do
        ngx.header[name] = kept.header[name]
    end
    ngx.header["Content-Length"] = #kept.body
    ngx.print(kept.body)
    return true
end

-- Refuses, or lets nginx use a kept answer for as long as it may: a connection that fails makes it do so. `reason` in
-- front.lua learns why, for one that is too old.
local function refuse(target, kind, wait)
    if ngx.var.http_x_cache_status ~= "EXPIRED" then return sends_kept(target) or refusal.send(kind, wait) end
    memory.keep(answers(), "reason " .. target, kind .. " " .. (wait or ""), 5)
    return ngx.exit(444)
end

local function send(text)
    local status, fetched, fresh, usable, kind, at = text:match("^(%d+) ([%d.]+) (%d+) (%d+) (%S+)\n()")
    fetched, fresh = tonumber(fetched), tonumber(fresh)
    local body = text:sub(at)
    ngx.status = tonumber(status)
    ngx.header["Content-Type"] = kind == "png" and "image/png" or "application/json; charset=utf-8"
    ngx.header["Content-Length"] = #body
    -- For how long a kept answer may stand in for a new one, and the moment from which it is no longer new. While one
    -- request asks again, the others need not wait.
    ngx.header["Cache-Control"] = string.format("max-age=%d, stale-while-revalidate=%d, stale-if-error=%d", fresh,
        math.min(30, usable - fresh), usable - fresh)
    ngx.header["X-Accel-Expires"] = string.format("@%d", fetched + fresh)
    ngx.header["X-Fetched"] = string.format("%.3f", fetched)
    ngx.print(body)
end

-- Marks what nginx says itself when the service has sent no answer.
function service.state_silence()
    if not tonumber(ngx.var.upstream_header_time) then ngx.header["X-Silent"] = "1" end
end

-- The fields of an answer by their names in lower case, as each server writes them in its own way. Of a field that occurs
-- twice, the first.
local function fields_of(header)
    local fields = {}
    for name, value in pairs(header) do fields[name:lower()] = type(value) == "table" and value[1] or value end
    return fields
end

-- The age that caches of the service state, of which one may send any text.
local function age_of(field)
    return math.min(tonumber((field or ""):match("^%d+") or 0), OLDEST)
end

-- Sends one request, which is counted, and returns the answer and the host.
local function sent(target)
    target = target .. (target:find("?", 1, true) and "&" or "?") .. "appid=" .. key
    local first, rest = target:match("^/(%l+)(/.*)")
    local url = parts.hosts[first]
    local address = addresses.of_url(url or upstream)
    if not address then return nil end
    local host = (url or upstream):match("^%l+://([^/]+)")
    -- The inner request has the variables that are listed here and no others.
    local answer = ngx.location.capture("/upstream", { vars = {
        keyed_target = url and rest or target,
        upstream = url and first or "openweather",
        upstream_address = address,
        upstream_host = host,
        upstream_name = host:match("^%[?([^%]]-)%]?:?%d*$"),
        upstream_scheme = (url or upstream):match("^%l+"),
    } })
    answer.header = fields_of(answer.header)
    return answer, host
end

-- Ends a call whose answer begins and does not end. Without a word, as in `refuse`: nothing else ends an inner request.
local function end_late(part, target, is_try)
    ngx.sleep(patience - 3)
    breaker.failed(part.name, is_try, "failing")
    memory.keep(answers(), "failure " .. target, "slow", REFUSED)
    memory.keep(answers(), "reason " .. target, "slow " .. REFUSED, 5)
    ngx.shared.asking:delete(target)
    ngx.exit(444)
end

-- The outcome of asking: the text of an answer; otherwise the kind of a refusal and the seconds to wait.
local function asked(part, path, target, client)
    local wait, reason, is_try = breaker.enter(part.name)
    if wait then return nil, reason, wait end
    local limit, index = "client " .. client .. " ", nil
    wait, index = memory.take_of_minute(ngx.shared.households, limit, per_minute)
    reason = wait and "client"
    if not wait then
        if not addresses.of_url(parts.hosts[target:match("^/(%l+)/")] or upstream) then
            reason, wait = "unknown", 5
        else
            reason, wait = ledger.take(part.product, ngx.var.http_x_client or "")
        end
        if reason then memory.give_back(ngx.shared.households, limit, index) end
    end
    if reason then
        breaker.left(part.name, is_try)
        return nil, reason, wait
    end

    local late = ngx.thread.spawn(end_late, part, target, is_try)
    local answer, host = sent(target)
    ngx.thread.kill(late)
    local kind, detail, age = "failing", nil, 0
    if answer then
        age = age_of(answer.header["age"])
        clock.learn(answer.header["date"], age)
        kind, detail = verdict.of(path, answer)
    end
    if kind ~= "answer" then
        local is_silent = not answer or answer.header["x-silent"] ~= nil
        breaker.failed(part.name, is_try, kind == "slow" and "failing" or kind, detail, is_silent)
        if answer and answer.status >= 500 and host then addresses.turn(host:match("^[^:]+")) end
        if kind == "failing" or kind == "slow" then
            memory.keep(answers(), "failure " .. target, kind, REFUSED)
            return nil, kind, REFUSED
        end
        return nil, kind, (breaker.enter(part.name))
    end
    breaker.succeeded(part.name, is_try)
    local body, _, problem = ngx.re.gsub(answer.body, secret, "", "ijo")
    if problem then return nil, "broken" end
    -- Each request would be a call, if an answer were not kept that is older than its lifetime.
    local fresh = math.max(detail == 200 and part.fresh or 60, age + RESPITE)
    local usable = math.max(detail == 200 and part.usable or 60, fresh)
    local text = string.format("%d %.3f %d %d %s\n", detail, ngx.now() - age, fresh, usable,
        answer.header["content-type"] == "image/png" and "png" or "json") .. body
    memory.keep(answers(), "answer " .. target, text, HANDOVER)
    ngx.shared.gateway:delete("future " .. target)
    return text
end

-- Waits until the request that asks already has an outcome, or takes its place.
local function waits(target)
    local start, pause = clock.monotonic(), 0.004
    while clock.monotonic() - start < patience do
        if ngx.shared.asking:safe_add(target, ngx.worker.pid()) then return true end
        ngx.sleep(pause)
        pause = math.min(pause * 1.25, 0.05)
        local text = memory.kept(answers(), "answer " .. target)
        if text then return false, text end
        -- A worker that was killed asks no more.
        local process = ngx.shared.asking:get(target)
        if process and ffi.C.gateway_signal(process, 0) ~= 0 then ngx.shared.asking:delete(target) end
    end
    return false
end

local function answer_request()
    local target = ngx.var.request_uri
    local path = target:match("^[^?]*")
    local part = parts.of(path)
    local text = memory.kept(answers(), "answer " .. target)
    local is_first = false
    if not text then is_first, text = waits(target) end
    if text then
        if is_first then ngx.shared.asking:delete(target) end
        return send(text)
    end
    if not is_first then return refuse(target, "slow") end

    local failure, rest = memory.kept(answers(), "failure " .. target)
    text = memory.kept(answers(), "answer " .. target)
    local is_well, reason, wait = true, failure, rest
    if not text and not failure then
        is_well, text, reason, wait = pcall(asked, part, path, target,
            (ngx.var.http_x_client or "") .. " " .. (ngx.var.http_x_network or ""))
    end
    ngx.shared.asking:delete(target)
    if not is_well then error(text, 0) end
    if text then return send(text) end
    refuse(target, reason, wait)
end

-- Answers, and writes a mistake to the log of nginx without the key; the log of the server itself is closed.
function service.answer()
    local is_well, problem = pcall(answer_request)
    if not is_well then
        io.stderr:write("gateway: ", (ngx.re.gsub(tostring(problem), secret, "", "ijo")), "\n")
        refuse(ngx.var.request_uri, "broken")
    end
end

return service
