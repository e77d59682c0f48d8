-- Stops asking for what fails, so that an outage does not spend the day. Each part of the service has a breaker of its own:
-- a sick one hides none that is well. After three failures in a row a part is left alone for ten seconds, then one request
-- tries; while it fails, the pause doubles up to a little less than a minute. A refused key and a service that asks to wait
-- stop a part at once.
--
-- One Call has few calls a day. While its host gives no answer at all, to the other parts as well, it leaves the tries to
-- them, but for one in five minutes; as soon as one of them gets any answer, One Call is tried.

local clock = require "clock"
local memory = require "memory"
local parts = require "parts"

local breaker = {}
local FAILURES, FIRST_PAUSE, LAST_PAUSE, LONGEST_WAIT, SCARCE_PAUSE = 3, 10, 55, 3600, 300
local patience
-- With several nodes, how each tells the others: `tell`, `tries` and `leaves` of cluster.lua.
breaker.others = nil

local function shared() return ngx.shared.gateway end

local function is_scarce(name) return parts.products[name] ~= "account" end
local function is_elsewhere(name) return parts.hosts[name] ~= nil end

-- Remembers for a number of seconds that the host gives no answer; only parts with many calls find that out.
local function keep_silence(name, seconds)
    if not is_scarce(name) and not is_elsewhere(name) then memory.keep(shared(), "silence", "", seconds) end
end

-- The seconds for which a part leaves the tries to others; nil when it tries by itself.
local function left_to_others(name)
    local silent = is_scarce(name) and shared():get("silent." .. name)
    if not silent then return nil end
    local reason, rest = memory.kept(shared(), "silence")
    local own = silent + SCARCE_PAUSE - clock.monotonic()
    return reason and own > 0 and math.ceil(math.min(rest, own)) or nil
end

-- Learns that the host does answer.
local function end_silence(name)
    shared():delete("silent." .. name)
    if is_elsewhere(name) or not shared():get("silence") then return end
    shared():delete("silence")
    for _, other in ipairs(parts.names) do
        if shared():get("silent." .. other) then
            shared():delete("silent." .. other)
            shared():delete("open." .. other)
        end
    end
end

-- Takes the seconds that a try takes at most, and forgets the refusals of a key that has been replaced.
function breaker.start(settings, names, fingerprint)
    patience = settings.patience
    if shared():get("key") == fingerprint then return end
    shared():set("key", fingerprint)
    for _, name in ipairs(names) do
        for _, kind in ipairs { "key.", "failures.", "pause.", "open." } do shared():delete(kind .. name) end
    end
end

-- Lets a request pass, or returns the seconds to wait and the reason. One that passes ends with `succeeded`, `failed` or
-- `left`, which take the third value: whether it is the one that tries.
function breaker.enter(name)
    local reason, rest = memory.kept(shared(), "open." .. name)
    if reason then return rest, reason end
    local wait = left_to_others(name)
    if wait then return wait, "failing" end
    if (shared():get("failures." .. name) or 0) < FAILURES then return nil end
    -- The try of a worker that was killed ends by itself.
    if not shared():add("try." .. name, true, patience) then return 5, "trying" end
    if breaker.others and not breaker.others.tries(name, patience) then
        shared():delete("try." .. name)
        return 5, "trying"
    end
    if shared():get("silence") then keep_silence(name, patience) end
    return nil, nil, true
end

-- Ends a request that has asked nothing.
function breaker.left(name, is_try)
    if not is_try then return end
    shared():delete("try." .. name)
    if breaker.others then breaker.others.leaves(name) end
end

function breaker.succeeded(name, is_try)
    local failures = shared():get("failures." .. name) or 0
    if failures > 0 then shared():set("failures." .. name, 0) end
    shared():delete("pause." .. name)
    if is_try then shared():delete("try." .. name) end
    shared():delete("open." .. name)
    end_silence(name)
    shared():set("key." .. name, "accepted " .. ngx.time())
    if failures >= FAILURES and breaker.others then breaker.others.tell(name, "closed") end
end

-- Ends a request that failed: `refused` for the key, `busy` or `resting` for a service that asks to wait, with the seconds
-- that it states, otherwise `failing`, and whether there was no answer at all.
function breaker.failed(name, is_try, reason, seconds, is_silent)
    if reason == "refused" then shared():set("key." .. name, "refused " .. ngx.time()) end
    local is_known = reason ~= "failing" or is_silent and is_scarce(name) and memory.kept(shared(), "silence")
    local failures = shared():incr("failures." .. name, is_known and FAILURES or 1, 0) or FAILURES
    if not is_silent then end_silence(name) end
    if is_silent and is_scarce(name) then shared():set("silent." .. name, clock.monotonic()) end
    -- Until the next try.
    if is_silent and failures >= FAILURES then keep_silence(name, LAST_PAUSE + 3) end
    if failures >= FAILURES and not memory.kept(shared(), "open." .. name) then
        local pause = shared():get("pause." .. name) or FIRST_PAUSE
        local next_pause = math.min(2 * pause, LAST_PAUSE)
        shared():set("pause." .. name, next_pause)
        if reason ~= "failing" then pause = math.max(1, math.min(seconds or LAST_PAUSE, LONGEST_WAIT)) end
        memory.keep(shared(), "open." .. name, reason, pause)
        if breaker.others then breaker.others.tell(name, "open", is_silent and "silent" or reason, pause, next_pause) end
    end
    if is_try then shared():delete("try." .. name) end
end

-- Takes over what another node has told; `silent` is `failing` without any answer.
function breaker.hear(name, state, reason, seconds, pause)
    if state == "closed" then
        shared():set("failures." .. name, 0)
        shared():delete("pause." .. name)
        shared():delete("open." .. name)
        end_silence(name)
        return shared():set("key." .. name, "accepted " .. ngx.time())
    end
    if seconds <= 0 then return end
    if reason == "silent" then
        reason = "failing"
        if is_scarce(name) then shared():set("silent." .. name, clock.monotonic()) end
        keep_silence(name, LAST_PAUSE + 3)
    else
        end_silence(name)
    end
    if reason == "refused" then shared():set("key." .. name, "refused " .. ngx.time()) end
    shared():set("failures." .. name, FAILURES)
    shared():set("pause." .. name, pause)
    memory.keep(shared(), "open." .. name, reason, seconds)
end

-- What the service said about the key and when, the state (`closed`, `open` or `trying`), the reason and the seconds left.
function breaker.report(name)
    local verdict, time = (shared():get("key." .. name) or ""):match("^(%l+) (%d+)$")
    local reason, rest = memory.kept(shared(), "open." .. name)
    local is_failing = (shared():get("failures." .. name) or 0) >= FAILURES
    if not reason then rest = left_to_others(name) end
    return { key = verdict or "unknown", seen = time, state = rest and "open" or is_failing and "trying" or "closed",
        reason = reason, seconds = rest }
end

return breaker
