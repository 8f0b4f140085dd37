/** Rules about the body of a page: what visitors and screen readers rely on. */
import { finding } from '../../../base/findings/finding.ts';
import { ruleOfPages } from '../checked-site.ts';

/** A page has exactly one `<h1>`, and no heading skips a level. */
export const headings = ruleOfPages((page, place) => {
  const h1s = page.headings.filter(({ level }) => level === 1);
  const skips = page.headings.flatMap(({ level, text, at }, index) => {
    const above = page.headings[index - 1]?.level ?? level;
    return level > above + 1 ? [finding('output-heading-order', place(page, at), { level, above, text })] : [];
  });
  return h1s.length === 1
    ? skips
    : [finding('output-exactly-one', place(page), { element: 'h1', count: h1s.length }), ...skips];
});

/** An id is unique on its page. */
export const ids = ruleOfPages((page, place) => {
  const seen = new Set<string>();
  const repeated = page.ids.filter(({ id }) => seen.has(id) || !seen.add(id));
  return repeated.map(({ id, at }) => finding('output-duplicate-id', place(page, at), { id }));
});

/** No template prints a value that is none. A page about programming may show `undefined` on purpose. */
export const misprints = ruleOfPages((page, place) =>
  page.misprints.map(({ text, at }) =>
    finding('output-misprint', place(page, at), { text }, /^[[\ufffd]/.test(text) ? 'error' : 'warning'),
  ),
);

/** An image has a size, so that the layout does not shift, and an alternative text. */
export const images = ruleOfPages((page, place) =>
  page.images.flatMap(({ src, hasSize, hasAlt, at }) => [
    ...(hasSize ? [] : [finding('output-image', place(page, at), { src, lacks: 'size' })]),
    ...(hasAlt ? [] : [finding('output-image', place(page, at), { src, lacks: 'alt' })]),
  ]),
);

/** Attributes without which something only sounds less clear, or that a script may still fulfil. */
const HINTS = /^(aria-|anchor$|itemref$)/;

/** Every attribute that refers to another element finds it on the same page. */
export const references = ruleOfPages((page, place, { idsOn }) => {
  const ids = idsOn(page.output);
  const maps = new Set(page.maps);
  return page.references.flatMap(({ attribute, id, at }) => {
    const exists = attribute === 'usemap' ? maps.has(id) : ids?.has(id);
    const severity = HINTS.test(attribute) ? 'warning' : 'error';
    return exists ? [] : [finding('output-reference', place(page, at), { attribute, id }, severity)];
  });
});

/** Every link and every file has an address. A link without one is only a warning: HTML allows it. */
export const missingAddresses = ruleOfPages((page, place) =>
  page.missingAddresses.map(({ element, attribute, at }) => {
    const severity = element === 'a' || element === 'area' ? 'warning' : 'error';
    return finding('output-address-missing', place(page, at), { element, attribute }, severity);
  }),
);
