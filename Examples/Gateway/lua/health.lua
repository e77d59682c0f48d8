-- Reports the state to the operator: red, with 503, for as long as something is wrong, and what it is.

local addresses = require "addresses"
local breaker = require "breaker"
local calls = require "calls"
local clock = require "clock"
local ledger = require "ledger"
local parts = require "parts"
local threads = require "threads"

local health = {}
local cache

function health.start(settings) cache = settings.cache end

local function quoted(text)
    return '"' .. tostring(text):gsub('[%c"\\]', "?") .. '"'
end

local function counts(problems)
    local lines = {}
    for _, product in ipairs(ledger.products) do
        local used, cap = ledger.used(product)
        if not used then
            problems[#problems + 1] = product .. ": the count of calls cannot be read"
        elseif used >= cap then
            local rest = clock.rest_of_day()
            problems[#problems + 1] = string.format("%s: the calls of the day are spent for %d s", product, rest)
        end
        local left = math.max(0, cap - (used or cap))
        lines[#lines + 1] = string.format('"%s":{"used":%s,"left":%d}', product, used or "null", left)
    end
    return table.concat(lines, ",")
end

local FAILS, WAITS = "the service fails", "the service asks to wait"
local reasons = { busy = WAITS, resting = WAITS }

local function states(problems)
    local lines = {}
    for _, name in ipairs(parts.names) do
        local state = breaker.report(name)
        if state.key == "refused" then problems[#problems + 1] = name .. ": the service refuses the key" end
        if state.state ~= "closed" and state.key ~= "refused" then
            problems[#problems + 1] = string.format("%s: %s, asked again in %d s", name,
                reasons[state.reason] or FAILS, state.seconds or 0)
        end
        lines[#lines + 1] = string.format('"%s":{"key":"%s","keySeen":%s,"breaker":"%s","again":%s}', name, state.key,
            state.seen or "null", state.state, state.seconds or "null")
    end
    return table.concat(lines, ",")
end

function health.report()
    local problems = {}
    local products, found = counts(problems), ledger.problem()
    if found then problems[#problems + 1] = "calls cannot be counted: " .. found end
    local reason = threads.run("counting", "calls", "problem", cache) or "no thread is free"
    if reason ~= "" then problems[#problems + 1] = "answers cannot be kept: " .. reason end
    local name = addresses.missing()
    if name then problems[#problems + 1] = name .. ": the name cannot be resolved" end
    local ahead = clock.ahead()
    if ahead and math.abs(ahead) > 60 then
        problems[#problems + 1] = string.format("the clock is %d s %s the service's", math.abs(ahead),
            ahead > 0 and "ahead of" or "behind")
    end
    local services = states(problems)
    for index, text in ipairs(problems) do problems[index] = quoted(text) end
    local body = string.format('{"status":"%s","problems":[%s],"products":{%s},"parts":{%s},"clockAhead":%s}\n',
        #problems == 0 and "ok" or "red", table.concat(problems, ","), products, services,
        ahead and string.format("%.0f", ahead) or "null")
    ngx.status = #problems == 0 and 200 or 503
    ngx.header["Cache-Control"] = "no-store"
    ngx.header["Content-Length"] = #body
    ngx.print(body)
end

return health
