-- Whether a text is JSON: an object or an array, whole and with nothing after it.

local json = {}
local MOST_LEVELS = 64
local value

local function after_space(text, position)
    return text:find("[^ \t\r\n]", position) or #text + 1
end

-- The position after a string that begins at `position`; nil when it does not end.
local function after_string(text, position)
    if text:sub(position, position) ~= '"' then return nil end
    position = position + 1
    while true do
        local stop = text:find('["\\%c]', position)
        if not stop then return nil end
        local byte = text:byte(stop)
        if byte == 34 then return stop + 1 end
        if byte ~= 92 and byte ~= 127 then return nil end
        if byte == 92 and not text:find('^["\\/bfnrt]', stop + 1) and not text:find("^u%x%x%x%x", stop + 1) then return nil end
        position = stop + (byte == 92 and 2 or 1)
    end
end

-- The position after the members of an object or an array; `has_names` for an object.
local function after_members(text, position, level, has_names)
    local final = has_names and "}" or "]"
    position = after_space(text, position + 1)
    if text:sub(position, position) == final then return position + 1 end
    while true do
        if has_names then
            position = after_string(text, position)
            position = position and after_space(text, position)
            if not position or text:sub(position, position) ~= ":" then return nil end
            position = after_space(text, position + 1)
        end
        position = value(text, position, level + 1)
        if not position then return nil end
        position = after_space(text, position)
        local mark = text:sub(position, position)
        if mark == final then return position + 1 end
        if mark ~= "," then return nil end
        position = after_space(text, position + 1)
    end
end

local words = { t = "^true()", f = "^false()", n = "^null()" }

function value(text, position, level)
    local first = text:sub(position, position)
    if first == "{" or first == "[" then
        return level <= MOST_LEVELS and after_members(text, position, level, first == "{") or nil
    end
    if first == '"' then return after_string(text, position) end
    if words[first] then return text:match(words[first], position) end
    local after = text:match("^%-?0()", position) or text:match("^%-?[1-9]%d*()", position)
    after = after and text:match("^%.%d+()", after) or after
    return after and text:match("^[eE][+-]?%d+()", after) or after
end

function json.is_whole(text)
    local start = after_space(text, 1)
    if not text:find("^[{%[]", start) then return false end
    local stop = value(text, start, 1)
    return stop ~= nil and after_space(text, stop) > #text
end

return json
