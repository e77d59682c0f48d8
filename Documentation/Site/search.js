// Ranks pages for a query: by its words in the title, in the words of who looks for the page, in the summary and in the
// text; articles come before types, types before members, and the texts of buttons last.
"use strict";

const limit = 60;
// Words of questions that no page is about. The ends of the others do not count: "caching" finds "cached".
const fillers = new Set("a an and are can do does for how i in is it my of on the to what when where which why with".split(" "));

function split(text) {
  return text.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
}

function wordsOf(query) {
  const all = split(query);
  const words = all.filter((word) => !fillers.has(word));
  return (words.length ? words : all).map((word) => word.replace(/(?<=.{4})(ing|ed|es|s|e)$/u, ""));
}

// A word of a text is the word of a query, or goes on with an ending.
function matches(word, stem) {
  return word.startsWith(stem) && word.length - stem.length <= (stem.length > 3 ? 5 : 1);
}

// What the search knows of a page, made once.
function prepared(page) {
  const humps = page.title.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return {
    page,
    title: page.title.toLowerCase(),
    titleWords: split(humps),
    keywords: split(page.keywords ?? ""),
    summary: split(page.summary),
    words: Object.entries(page.words ?? {}),
    isText: /texts(\/|$)/.test(page.path),
  };
}

function wordScore(known, stem) {
  const has = (words) => words.some((word) => matches(word, stem));
  let sum = known.title === stem && known.page.rank > 1 ? 40 : has(known.titleWords) ? (known.page.rank > 1 ? 25 : 15) : known.title.startsWith(stem) ? 15 : 0;
  if (has(known.keywords)) sum = Math.max(sum, 20) + 10;
  if (has(known.summary)) sum += 8;
  const count = known.words.reduce((all, [word, count]) => (matches(word, stem) ? all + count : all), 0);
  return sum + Math.min(16, 3 * Math.log2(1 + count));
}

// Returns the pages that have all words, best first; where there are few, those that lack one follow.
function ranked(all, query) {
  const words = wordsOf(query);
  if (!words.length) return [];
  const whole = query.trim().toLowerCase();
  // A name with capitals is that of a symbol.
  const exact = (page) => (page.title.toLowerCase() !== whole ? 0 : page.rank > 1 || /\p{Lu}/u.test(query) ? 60 : 6);
  const rated = all.map((known) => {
    const scores = words.map((word) => wordScore(known, word));
    const missing = scores.filter((score) => score === 0).length;
    const bonus = known.isText ? -30 : known.page.kind === "Module" ? 24 : [0, 4, 12, 30][known.page.rank];
    const score = scores.reduce((sum, score) => sum + score, 0) / words.length + bonus + exact(known.page);
    return { page: known.page, missing, score };
  });
  const best = (missing) =>
    rated
      .filter((one) => one.missing === missing)
      .sort((a, b) => b.score - a.score || a.page.title.length - b.page.title.length)
      .map((one) => one.page);
  const found = best(0);
  return found.length < 3 && words.length > 1 ? found.concat(best(1)) : found;
}

function show(found, query) {
  document.querySelector("#results").replaceChildren(
    ...found.slice(0, limit).map((page) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = "../" + page.path + "/";
      link.textContent = page.title;
      const kind = document.createElement("span");
      kind.textContent = ` ${page.kind} · ${page.module}`;
      const summary = document.createElement("p");
      summary.textContent = page.summary;
      item.append(link, kind, summary);
      return item;
    }),
  );
  const more = found.length > limit ? `, of which the first ${limit} are shown` : "";
  const count = `${found.length} ${found.length === 1 ? "page" : "pages"}${more}`;
  document.querySelector("#count").textContent = wordsOf(query).length ? count : "";
}

async function begin() {
  const field = document.querySelector("input");
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  const all = (await (await fetch("pages.json")).json()).map(prepared);
  const update = () => show(ranked(all, field.value), field.value);
  update();
  field.addEventListener("input", update);
}

if (typeof document !== "undefined") begin();
