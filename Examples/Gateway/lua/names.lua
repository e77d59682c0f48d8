-- Asks the system for the addresses of a name, in a thread that may wait: nothing here knows nginx.

local ffi = require "ffi"
local names = {}

ffi.cdef [[
    struct gateway_address {
        int flags, family, kind, protocol;
        unsigned int length;
        unsigned char *address;
        char *name;
        struct gateway_address *next;
    };
    int gateway_resolve(const char *, const char *, const struct gateway_address *, struct gateway_address **)
        asm("getaddrinfo");
    void gateway_release(struct gateway_address *) asm("freeaddrinfo");
    int gateway_spell(const void *, unsigned int, char *, unsigned int, char *, unsigned int, int) asm("getnameinfo");
]]

-- The numeric addresses of a name, with those of IPv6 in brackets.
function names.resolve(name)
    local hints, found = ffi.new("struct gateway_address"), ffi.new("struct gateway_address *[1]")
    -- A stream.
    hints.kind = 1
    if ffi.C.gateway_resolve(name, nil, hints, found) ~= 0 then return "" end
    local list, text, entry = {}, ffi.new("char[64]"), found[0]
    while entry ~= nil do
        if ffi.C.gateway_spell(entry.address, entry.length, text, 64, nil, 0, 1) == 0 then
            local address = ffi.string(text)
            list[#list + 1] = address:find(":", 1, true) and "[" .. address .. "]" or address
        end
        entry = entry.next
    end
    ffi.C.gateway_release(found[0])
    return table.concat(list, " ")
end

return names
