// Puts a request in order: the one form in which a question is cached and sent on. Adds the age of an answer.
//
// A path that is not listed is not served. Parameters that a path does not take, such as a caller's own `appid`, are
// dropped; the others are checked, must occur once and are sorted. Coordinates are rounded to two decimals, about a
// kilometre. nginx runs the top level of this file for every request, so it holds functions alone.

const alerts = '/data/4.0/onecall/alert/';

// The parameters of a path that the SDK asks, in alphabetical order; those with `!` are required.
function parameters(path) {
    switch (path) {
    case '/data/2.5/weather': return 'id lang lat lon q units zip';
    case '/data/2.5/forecast': return 'cnt id lang lat lon q units zip';
    case '/data/2.5/air_pollution': return 'lat! lon!';
    case '/data/2.5/air_pollution/forecast': return 'lat! lon!';
    case '/data/3.0/onecall': return 'exclude lang lat! lon! units';
    case '/data/3.0/onecall/timemachine': return 'dt! lang lat! lon! units';
    case '/data/3.0/onecall/day_summary': return 'date! lang lat! lon! tz units';
    case '/data/3.0/onecall/overview': return 'date lat! lon! units';
    case '/data/4.0/onecall/current': return 'lang lat! lon! units';
    case '/data/4.0/onecall/timeline/1min': return 'lang lat! lon! units';
    case '/data/4.0/onecall/timeline/15min': return 'cnt lang lat! lon! start units';
    case '/data/4.0/onecall/timeline/1h': return 'cnt lang lat! lon! start units';
    case '/data/4.0/onecall/timeline/1day': return 'cnt lang lat! lon! start units';
    case '/geo/1.0/direct': return 'limit q!';
    case '/geo/1.0/reverse': return 'lat! limit lon!';
    case '/geo/1.0/zip': return 'zip!';
    // Hosts of larger plans; see nginx.conf.
    //pro// case '/pro/data/2.5/forecast/hourly': return 'cnt id lang lat lon q units zip';
    //history// case '/history/data/2.5/history/city': return 'end! lat! lon! start! units';
    default: return undefined;
    }
}

// The path and query in their one form; empty for a path that is not served, `400` for a question that makes no sense.
function target(r) {
    const uri = r.variables.request_uri;
    const mark = uri.indexOf('?');
    const path = mark < 0 ? uri : uri.slice(0, mark);
    //tile// if (/^\/tile\/map\/[a-z_]+\/\d{1,2}\/\d{1,6}\/\d{1,6}\.png$/.test(path)) { return path; }
    const known = parameters(path);
    if (known === undefined) {
        return path.startsWith(alerts) ? alert(path.slice(alerts.length)) : '';
    }
    const query = mark < 0 ? undefined : ordered(known, uri.slice(mark + 1));
    return query ? path + '?' + query : '400';
}

function ordered(known, query) {
    const given = values(query);
    const names = known.split(' ');
    let text = '';
    for (let i = 0; i < names.length; i++) {
        const isRequired = names[i].endsWith('!');
        const name = isRequired ? names[i].slice(0, -1) : names[i];
        const raw = given[name];
        if (raw === undefined) {
            if (isRequired) {
                return undefined;
            }
            continue;
        }
        const value = raw === null ? undefined : checked(name, raw);
        if (value === undefined) {
            return undefined;
        }
        // An empty value is the service's default, which is left out.
        if (value !== '') {
            text += (text ? '&' : '') + name + '=' + value;
        }
    }
    return known.includes('!') || namesOnePlace(given) ? text : undefined;
}

// The raw values by name; null for those that occur more than once.
function values(query) {
    const given = Object.create(null);
    const pairs = query.split('&');
    for (let i = 0; i < pairs.length; i++) {
        const cut = pairs[i].indexOf('=');
        const name = cut < 0 ? pairs[i] : pairs[i].slice(0, cut);
        given[name] = given[name] === undefined ? cut < 0 ? '' : pairs[i].slice(cut + 1) : null;
    }
    return given;
}

function namesOnePlace(given) {
    const hasPoint = given.lat !== undefined && given.lon !== undefined;
    const hasPart = given.lat !== undefined || given.lon !== undefined;
    const others = (given.q !== undefined) + (given.id !== undefined) + (given.zip !== undefined);
    return hasPart ? hasPoint && others === 0 : others === 1;
}

// The one form of a value, ready to be sent; undefined for one that makes no sense.
function checked(name, raw) {
    switch (name) {
    case 'lat': return degrees(raw, 90);
    case 'lon': return degrees(raw, 180);
    case 'units': return raw === 'metric' || raw === 'imperial' ? raw : raw === 'standard' ? '' : undefined;
    case 'lang': return language(raw);
    case 'cnt': return whole(raw, 100);
    case 'limit': return whole(raw, 5);
    case 'id': return whole(raw, 2147483647);
    case 'dt':
    case 'start':
    case 'end': return whole(raw, 99999999999);
    case 'date': return /^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined;
    case 'tz': return escaped(raw, /^[+-]\d{2}:\d{2}$/);
    case 'exclude': return parts(raw);
    case 'q':
    case 'zip': return escaped(raw, /^[^\x00-\x1f\x7f]{1,200}$/);
    default: return undefined;
    }
}

function degrees(raw, most) {
    if (!/^-?\d{1,3}(\.\d{0,20})?$/.test(raw)) {
        return undefined;
    }
    const number = Number(raw);
    if (number > most || number < -most) {
        return undefined;
    }
    const cell = Math.round(number * 100);
    // Without a negative zero, and with one name for the line where east meets west.
    return cell === 0 ? '0.00' : cell === -18000 ? '180.00' : (cell / 100).toFixed(2);
}

function language(raw) {
    const code = raw.toLowerCase();
    return code === 'en' ? '' : /^[a-z]{2}([_-][a-z]{2})?$/.test(code) ? code : undefined;
}

function whole(raw, most) {
    return /^\d{1,11}$/.test(raw) && Number(raw) >= 1 && Number(raw) <= most ? String(Number(raw)) : undefined;
}

function parts(raw) {
    const named = decoded(raw).split(',');
    const known = ['alerts', 'current', 'daily', 'hourly', 'minutely'];
    return named.every((part) => known.includes(part)) ? known.filter((part) => named.includes(part)).join(',')
        : undefined;
}

function escaped(raw, form) {
    const text = decoded(raw);
    const clean = form.test(text) ? text.replace(/ +/g, ' ').replace(/^ | $/g, '') : '';
    return clean ? encodeURIComponent(clean).replace(/%2C/g, ',') : undefined;
}

function decoded(raw) {
    try {
        return decodeURIComponent(raw.replace(/\+/g, ' '));
    } catch (e) {
        return '';
    }
}

function alert(segment) {
    const id = decoded(segment);
    return /^[^\x00-\x20\x7f\/\\?#%]{1,300}$/.test(id) && id !== '.' && id !== '..'
        ? alerts + encodeURIComponent(id) : '400';
}

// The SHA-256 of the bearer token, by which the file of tokens names a client; empty without one.
function token(r) {
    const field = r.headersIn.Authorization;
    return field !== undefined && field.startsWith('Bearer ')
        ? require('crypto').createHash('sha256').update(field.slice(7)).digest('hex') : '';
}

// The seconds since the service answered, for an answer from the cache; empty for a new one.
function age(r) {
    const variables = r.variables;
    const before = Number(variables.upstream_http_age) || 0;
    switch (variables.upstream_cache_status) {
    case 'HIT':
    case 'STALE':
    case 'UPDATING':
        // An answer without a date counts as a week old, which no client takes for new.
        const kept = Date.parse(variables.upstream_http_date);
        return isNaN(kept) ? '604800' : String(Math.max(0, Math.floor((Date.now() - kept) / 1000)) + before);
    default: return before > 0 ? String(before) : '';
    }
}

export default { target, token, age };
