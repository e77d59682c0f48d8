-- Reads the settings, at the start and at each reload, in the process that may read the file of the key.

local breaker = require "breaker"
local clock = require "clock"
local health = require "health"
local ledger = require "ledger"
local parts = require "parts"
local service = require "service"
require "front"

local gateway = {}

local function read_key()
    local key, path = os.getenv("OPENWEATHER_API_KEY") or "", os.getenv("OPENWEATHER_API_KEY_FILE") or ""
    if path ~= "" then
        local file = assert(io.open(path), "the file of the key cannot be read")
        key = file:read("*a")
        file:close()
    end
    key = key:gsub("%s+", "")
    assert(key ~= "", "there is no key")
    return key
end

local function numbers(list)
    for name, text in pairs(list) do list[name] = assert(tonumber(text), "a setting is not a number") end
    return list
end

function gateway.start(settings)
    settings.key = read_key()
    numbers(settings.day)
    numbers(settings.minute)
    settings.patience, settings.per_minute = tonumber(settings.patience), tonumber(settings.per_minute)
    clock.start(settings.folder)
    ledger.start(settings)
    -- Only in memory: whether the key is another one than before a reload.
    breaker.start(settings, parts.names, ngx.md5(ngx.sha1_bin(settings.key)))
    service.start(settings)
    health.start(settings)
end

return gateway
