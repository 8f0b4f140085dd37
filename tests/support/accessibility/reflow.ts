/** What WCAG 1.4.12 lets a reader do to every text: lines, letters, words and paragraphs further apart. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: unfolds all that a visitor can unfold on the spot, except for the menu, which covers the rest. */
export function unfold(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(.header-menu)')) {
    // Of those with one name, only one may be open.
    details.removeAttribute('name');
    details.open = true;
  }
}

/**
 * Runs in the page: text that leaves the view at a side, is cut off by a box around it, or lies on other text. What
 * scrolls by itself, like a table, and what is for the ear only is left out.
 */
export function lostText(): string[] {
  const SLACK = 2;
  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, noscript, script, option, textarea')) continue;
    const around: { element: Element; style: CSSStyleDeclaration }[] = [];
    for (let element: Element | null = parent; element; element = element.parentElement) {
      around.push({ element, style: getComputedStyle(element) });
    }
    if (around.some(({ style }) => style.clipPath === 'inset(50%)')) continue;
    const scroller = around.find(({ element, style }) => {
      return /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth;
    });
    if (scroller || around.some(({ element }) => element.getBoundingClientRect().right < 0)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `«${text.slice(0, 40)}»`;
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isCut = ({ element, style }: (typeof around)[number], box: DOMRect) => {
      if (!/hidden|clip/.test(style.overflowX + style.overflowY) || style.display === 'inline') return false;
      const edge = element.getBoundingClientRect();
      return box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK || box.left < edge.left - SLACK;
    };
    for (const box of boxes) {
      if (box.left < -SLACK || box.right > innerWidth + SLACK) found.push(`${name} leaves the view`);
      else if (around.some((each) => isCut(each, box))) found.push(`${name} is cut off`);
      lines.push({ text: name, parent, box });
    }
  }
  const isFixed = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (other.parent === one.parent) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // The boxes of two lines touch by the room above and below their letters.
      const least = Math.min(one.box.height, other.box.height) * 0.5;
      if (width > SLACK && height > least && !isFixed(one.parent) && !isFixed(other.parent)) {
        found.push(`${one.text} lies on ${other.text}`);
      }
    }
  }
  return [...new Set(found)];
}

/** Runs in the page: ranges of figures, «CHF 1’000–1’800», that go on in the next line after their dash. */
export function brokenRanges(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg, script')) continue;
    const topOf = (index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { index, 0: pair } of text.matchAll(/\d–(?=\d)/g)) {
      if (topOf(index + pair.length) > topOf(index) + 4) found.push(`«${text.trim().slice(0, 40)}»`);
    }
  }
  return found;
}

/** Runs in the page: the share of the view that is taken by what stays while the page scrolls, from 0 to 1. */
export function stuckShare(): number {
  const STEPS = 24;
  const isStuck = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
  scrollTo(0, document.documentElement.scrollHeight / 2);
  let stuck = 0;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const x = (innerWidth * (column + 0.5)) / STEPS;
      const y = (innerHeight * (row + 0.5)) / STEPS;
      if (isStuck(document.elementFromPoint(x, y))) stuck += 1;
    }
  }
  return stuck / STEPS ** 2;
}
