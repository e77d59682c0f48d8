// Finds pages whose title, summary or text has every word of the query; articles come before types, types before members.
"use strict";

const field = document.querySelector("input");
const list = document.querySelector("#results");
const count = document.querySelector("#count");
const limit = 60;
// Words of questions that no page is about. The ends of the others do not count: "caching" finds "cached".
const fillers = new Set("a an and are can do does for how i in is it my of on the to what when where which why with".split(" "));

function wordsOf(query) {
  const all = query.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  const words = all.filter((word) => !fillers.has(word));
  return (words.length ? words : all).map((word) => (word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, "") : word));
}

function score(page, words) {
  let sum = 0;
  for (const word of words) {
    const title = page.title.toLowerCase();
    if (title === word) sum += 60;
    else if (title.startsWith(word)) sum += 30;
    else if (title.includes(word)) sum += 20;
    else if (page.summary.toLowerCase().includes(word)) sum += 8;
    else if (page.words && page.words.includes(word)) sum += 3;
    else return 0;
  }
  return sum + [0, 4, 12, 40][page.rank];
}

function show(pages, query) {
  const words = wordsOf(query);
  const found = pages
    .map((page) => ({ page, score: words.length ? score(page, words) : 0 }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.page.title.length - b.page.title.length);
  list.replaceChildren(
    ...found.slice(0, limit).map(({ page }) => {
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
  count.textContent = words.length ? `${found.length} ${found.length === 1 ? "page" : "pages"}${more}` : "";
}

async function begin() {
  const query = new URLSearchParams(location.search).get("q") ?? "";
  field.value = query;
  const pages = await (await fetch("pages.json")).json();
  show(pages, query);
  field.addEventListener("input", () => show(pages, field.value));
}

begin();
