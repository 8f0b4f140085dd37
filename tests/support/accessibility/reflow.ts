/** Applies the text spacing that WCAG 1.4.12 lets readers set: lines, letters, words and paragraphs further apart. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Opens all disclosures except the menu, which covers the rest. */
export function unfold(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(.header-menu)')) {
    // Only one of several with the same name can be open.
    details.removeAttribute('name');
    details.open = true;
  }
}

/**
 * Runs in the page. Returns text that leaves the viewport sideways, is cut off by a box around it, or overlaps other text.
 * Ignores text in scrollable boxes, such as tables, and text for screen readers only.
 */
export function lostText(): string[] {
  const SLACK = 2;
  /** Effects of an element and its ancestors on the text inside. */
  interface Surroundings {
    /** Scrollable, for screen readers only, or moved off the left edge, where nothing scrolls. */
    readonly isExempt: boolean;
    /** Boxes that cut off their content. */
    readonly clippingBoxes: readonly DOMRect[];
    readonly isSticky: boolean;
  }
  const known = new Map<Element | null, Surroundings>([
    [null, { isExempt: false, clippingBoxes: [], isSticky: false }],
  ]);
  // Cached, because every text needs it and computed styles are expensive.
  const surroundingsOf = (element: Element | null): Surroundings => {
    const before = known.get(element);
    if (before || !element) return before as Surroundings;
    const { isExempt, clippingBoxes, isSticky } = surroundingsOf(element.parentElement);
    const { clipPath, overflowX, overflowY, display, position } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
    const cuts = /hidden|clip/.test(overflowX + overflowY) && display !== 'inline';
    const surroundings = {
      isExempt: isExempt || clipPath === 'inset(50%)' || scrolls || edge.right < 0,
      clippingBoxes: cuts ? [...clippingBoxes, edge] : clippingBoxes,
      isSticky: isSticky || /fixed|sticky/.test(position),
    };
    known.set(element, surroundings);
    return surroundings;
  };
  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, noscript, script, option, textarea')) continue;
    const { isExempt, clippingBoxes } = surroundingsOf(parent);
    if (isExempt) continue;
    range.selectNodeContents(node);
    const example = parent.closest<HTMLElement>('[data-example]')?.dataset.example;
    const name = `${example ? `${example} ` : ''}«${text.slice(0, 40)}»`;
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const box of boxes) {
      const isCut = clippingBoxes.some(
        ({ right, bottom, left }) =>
          box.right > right + SLACK || box.bottom > bottom + SLACK || box.left < left - SLACK,
      );
      if (box.left < -SLACK || box.right > innerWidth + SLACK) found.push(`${name} leaves the view`);
      else if (isCut) found.push(`${name} is cut off`);
      lines.push({ text: name, parent, box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (other.parent === one.parent) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // The boxes of adjacent lines overlap by the space above and below their letters.
      const least = Math.min(one.box.height, other.box.height) * 0.5;
      if (
        width > SLACK &&
        height > least &&
        !surroundingsOf(one.parent).isSticky &&
        !surroundingsOf(other.parent).isSticky
      ) {
        found.push(`${one.text} lies on ${other.text}`);
      }
    }
  }
  return [...new Set(found)];
}

/** Runs in the page. Returns the share of the viewport, from 0 to 1, that fixed and sticky elements take. */
export function stickyShare(): number {
  const STEPS = 24;
  const isSticky = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isSticky(element.parentElement));
  scrollTo(0, document.documentElement.scrollHeight / 2);
  let stuck = 0;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const x = (innerWidth * (column + 0.5)) / STEPS;
      const y = (innerHeight * (row + 0.5)) / STEPS;
      if (isSticky(document.elementFromPoint(x, y))) stuck += 1;
    }
  }
  return stuck / STEPS ** 2;
}
