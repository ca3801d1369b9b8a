/** What can't be read in what can be pressed: text cut off by a box, text that leaves its box, words broken inside. */
(() => {
  // Where a button without words lies over its words, its parent has them.
  const PRESSED = 'button, a[href], summary, label, select, [role=button], [role=tab], [data-tile], :has(> .hit)';
  const ACROSS = 1;
  const DOWN = 3; // letters are higher than a narrow line
  const found = new Set();

  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const unseenOnPurpose = (element) =>
    element.closest('.said, .unseen') || getComputedStyle(element).clipPath.startsWith('inset(50%');

  function textsOf(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('script, style, svg') || !seen(parent) || unseenOnPurpose(parent))
        continue;
      texts.push(node);
    }
    return texts;
  }

  function rectsOf(node, from = 0, to = node.length) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0);
  }

  function outside(rect, box, across = ACROSS, down = DOWN) {
    const sides = [
      rect.left < box.left - across && 'left',
      rect.right > box.right + across && 'right',
      rect.top < box.top - down && 'top',
      rect.bottom > box.bottom + down && 'bottom',
    ];
    return sides.filter(Boolean);
  }

  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /**
   * The side on which a box cuts the text off, what is pressed or a box around it. What scrolls outside of what is
   * pressed cuts nothing, but only a strip may scroll sideways.
   */
  function cut(node, pressed) {
    const rects = rectsOf(node);
    let within = true;
    let across = true;
    let down = true;
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (!within && scrolls(overflowX) && overflowY === 'hidden') across = false;
      if (!within && scrolls(overflowY)) down = false;
      const edge = box.getBoundingClientRect();
      for (const side of rects.flatMap((rect) => outside(rect, edge))) {
        const flat = side === 'left' || side === 'right';
        const cuts = box === pressed || (flat ? overflowX : overflowY) !== 'visible';
        if (cuts && (flat ? across : down)) return `${side} of ${nameOf(box)}`;
      }
      if (box === pressed) within = false;
      if (position === 'fixed') break;
    }
    return '';
  }

  /** What lies in front of the page may be wider than the window without the page being wider. */
  function leavesTheWindow(node) {
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const strip = scrolls(overflowX) && overflowY === 'hidden';
      if (strip || overflowX === 'hidden' || overflowX === 'clip') return false;
      if (position === 'fixed') break;
    }
    return rectsOf(node).some(({ left, right }) => left < -ACROSS || right > innerWidth + ACROSS);
  }

  function nameOf(element) {
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-') && !name.startsWith('s-'));
    return [element.localName, ...classes].join('.');
  }

  for (const pressed of document.querySelectorAll(PRESSED)) {
    if (!seen(pressed)) continue;
    for (const node of textsOf(pressed)) {
      const where = cut(node, pressed);
      if (where) found.add(`cut off at the ${where}: “${node.data.trim()}” in ${nameOf(pressed)}`);
    }
    for (const box of [pressed, ...pressed.querySelectorAll('*')]) {
      if (!box.textContent.trim() || !seen(box) || unseenOnPurpose(box) || box.closest('svg')) continue;
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const wide = overflowX !== 'visible' && box.scrollWidth > box.clientWidth + ACROSS;
      const high = overflowY !== 'visible' && box.scrollHeight > box.clientHeight + ACROSS;
      if (wide || high)
        found.add(
          `too ${wide ? 'wide' : 'high'}: “${box.textContent.trim().replace(/\s+/g, ' ')}” in ${nameOf(box)} of ${nameOf(pressed)}`,
        );
    }
  }

  for (const node of textsOf(document.body)) {
    const where = nameOf(node.parentElement);
    if (leavesTheWindow(node)) found.add(`outside of the window: “${node.data.trim()}” in ${where}`);
    if (rectsOf(node).length < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const lines = new Set(rectsOf(node, index, index + word.length).map((rect) => Math.round(rect.top)));
      if (lines.size > 1) found.add(`broken inside: “${word}” in ${where}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.add('the page is wider than the window');
  return [...found];
})();
