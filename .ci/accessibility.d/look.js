// Looks at every screen of a page as a reader would: no word is broken, nothing is cut at an edge, and no card has an empty
// band below its content. Returns a line for each fault.
function look(inside, view, isLarge) {
  const wrong = [], close = 1.5;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".spoken");
  const name = (element) => `${element.closest("[data-sample]")?.dataset.sample}: ${element.className?.baseVal ?? element.className}`;
  const size = parseFloat(view.getComputedStyle(inside.documentElement).fontSize);

  const longest = isLarge ? 10 : view.innerWidth < 360 ? 16 : 34;

  // The boxes of a word, without those of lines that hold none of its letters.
  const boxes = (node, start, end) => {
    const range = inside.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter((box) => box.width > 0);
  };
  const isBroken = (all) => all.some((box) => box.top >= all[0].bottom - 1 || box.bottom <= all[0].top + 1);

  // The edges that would hide a part of an element: those of its screen, of its cards, and of whatever hides what is
  // outside, up to the first one that scrolls.
  const edges = (element) => {
    const found = [];
    for (let one = element.parentElement; one && !one.matches(".sample"); one = one.parentElement) {
      const style = view.getComputedStyle(one);
      if (["auto", "scroll"].includes(style.overflowX)) break;
      if (one.matches(".card, .screen, .notice, .alert") || ["hidden", "clip"].includes(style.overflowX)) found.push(one);
    }
    return found;
  };
  const cut = (element, box, what) => {
    for (const edge of edges(element)) {
      const limit = edge.getBoundingClientRect();
      if (box.left < limit.left - close || box.right > limit.right + close) {
        wrong.push(`cut: ${what} at the edge of ${name(edge)}`);
        return;
      }
    }
  };

  for (const screen of inside.querySelectorAll(".screen")) {
    if (!shown(screen)) continue;
    const texts = inside.createTreeWalker(screen, view.NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !shown(parent)) continue;
      const isTitle = parent.closest(".tab, .bar, .menu-item, .chip");
      // Japanese has no spaces, and a small screen and large letters leave no room for the longest words.
      const isJapanese = parent.closest(":lang(ja)") && !parent.closest(".tab");
      for (const word of node.data.matchAll(/[^\s\u00ad\u200b/–-]+/g)) {
        const all = boxes(node, word.index, word.index + word[0].length);
        if (!all.length) continue;
        if (!isJapanese && (!isLarge || isTitle) && word[0].length <= longest && isBroken(all)) {
          wrong.push(`broken: “${word[0]}” in ${name(parent)}`);
        }
        for (const box of all) cut(parent, box, `“${word[0]}”`);
      }
    }
    for (const element of screen.querySelectorAll("a, button, summary, input, .icon, .picture, .drawing svg, .range-track")) {
      if (shown(element)) cut(element, element.getBoundingClientRect(), name(element));
    }
    if (isLarge || screen.matches(".skeleton")) continue;
    for (const card of screen.querySelectorAll(".card")) {
      if (!shown(card) || card.matches(".message, a, button")) continue;
      const content = [...card.querySelectorAll("*")].filter(
        (one) => !one.closest(".spoken, .menu") && shown(one) && (one.matches("svg, input, select, button, .fill, .band") || (!one.children.length && one.textContent.trim())),
      );
      if (!content.length) continue;
      const last = Math.max(...content.map((one) => one.getBoundingClientRect().bottom));
      const band = card.getBoundingClientRect().bottom - last;
      if (band > 3.25 * size) wrong.push(`empty: ${Math.round(band)} px at the end of ${name(card)}`);
    }
  }
  return [...new Set(wrong)];
}
