-- The counts of calls in files, in a thread of its own: nothing here knows nginx, and nothing waits for the disk but it.
--
-- A call is eight bytes at the end of a file that has the name of the day and the product: the mark of the client. The
-- position after them is the number of the call, also among several processes, and they are on the disk before the call is
-- sent. So neither a reload nor a kill nor a power cut forgets a call.

local ffi = require "ffi"
ffi.cdef [[
    int gateway_open(const char *path, int flags, ...) asm("open");
    long gateway_seek(int descriptor, long offset, int whence) asm("lseek");
    long gateway_write(int descriptor, const void *bytes, size_t count) asm("write");
    int gateway_sync(int descriptor) asm("fsync");
    int gateway_close(int descriptor) asm("close");
    typedef struct { unsigned long block, fragment, blocks, free, available, rest[32]; } gateway_room;
    int gateway_measure(const char *path, gateway_room *room) asm("statvfs");
]]
local C, APPEND_CREATE_CLOEXEC, READ_CLOEXEC, SEEK_CUR, SEEK_END = ffi.C, 0x80441, 0x80000, 1, 2
local calls, SIZE, LEAST_ROOM = {}, 8, 1048576

function calls.path(folder, day, product)
    return folder .. "/" .. day .. "." .. product
end

-- Counts one call; returns its number, one beyond the cap for none, and nil when nothing can be counted.
local function append(descriptor, mark, cap)
    local number = tonumber(C.gateway_seek(descriptor, 0, SEEK_END)) / SIZE
    if number < 0 then return nil end
    if number >= cap then return cap + 1 end
    if tonumber(C.gateway_write(descriptor, mark, SIZE)) ~= SIZE then return nil end
    return math.ceil(tonumber(C.gateway_seek(descriptor, 0, SEEK_CUR)) / SIZE)
end

local function sync_folder(folder)
    local descriptor = C.gateway_open(folder, READ_CLOEXEC)
    local is_kept = descriptor >= 0 and C.gateway_sync(descriptor) == 0
    if descriptor >= 0 then C.gateway_close(descriptor) end
    return is_kept
end

-- Whether a folder has room for another answer or count.
function calls.has_room(folder)
    local room = ffi.new("gateway_room")
    return C.gateway_measure(folder, room) == 0 and tonumber(room.available) * tonumber(room.fragment) >= LEAST_ROOM
end

-- Counts the calls of a list with one `day product cap mark` per line and makes them durable; returns their numbers in
-- one text, 0 for a call that could not be counted, and nothing when there is no room for the answer.
function calls.append(folder, cache, list)
    if not calls.has_room(folder) or not calls.has_room(cache) then return "" end
    local files, numbers = {}, {}
    for day, product, cap, mark in list:gmatch("(%S+) (%S+) (%d+) (%S+)\n") do
        local path = calls.path(folder, day, product)
        local file = files[path]
        if not file then
            file = { descriptor = C.gateway_open(path, APPEND_CREATE_CLOEXEC, ffi.new("int", 384)), members = {} }
            files[path] = file
        end
        numbers[#numbers + 1] = file.descriptor >= 0 and append(file.descriptor, mark .. "\n", tonumber(cap)) or 0
        if numbers[#numbers] == 1 then file.is_new = true end
        file.members[#file.members + 1] = #numbers
    end
    for _, file in pairs(files) do
        local is_kept = file.descriptor >= 0 and C.gateway_sync(file.descriptor) == 0
            and (not file.is_new or sync_folder(folder))
        if file.descriptor >= 0 then C.gateway_close(file.descriptor) end
        if not is_kept then
            for _, index in ipairs(file.members) do numbers[index] = 0 end
        end
    end
    return table.concat(numbers, " ")
end

-- The calls of a day by the marks of clients, and their number in all; nil when the file cannot be read.
function calls.read(folder, day, product)
    local file, problem, code = io.open(calls.path(folder, day, product))
    if not file then
        if code == 2 then return {}, 0 end
        return nil
    end
    local by_mark, text = {}, file:read("*a")
    file:close()
    for mark in text:gmatch("(%S+)\n") do by_mark[mark] = (by_mark[mark] or 0) + 1 end
    return by_mark, math.ceil(#text / SIZE)
end

-- The number of calls of a day; nil when the file cannot be read.
function calls.count(folder, day, product)
    local file, problem, code = io.open(calls.path(folder, day, product))
    if not file then return code == 2 and 0 or nil end
    local size = file:seek("end")
    file:close()
    return size and math.ceil(size / SIZE)
end

-- Why a folder takes no other file; empty when it does.
function calls.problem(folder)
    if not calls.has_room(folder) then return "the disk is full" end
    local path = folder .. "/probe"
    local file, problem = io.open(path, "w")
    if not file then return problem:match("[^:]*$") end
    local is_written, reason = file:write(("-"):rep(4096))
    if is_written then is_written, reason = file:flush() end
    file:close()
    os.remove(path)
    return is_written and "" or tostring(reason)
end

return calls
