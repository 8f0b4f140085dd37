/** Rules about attributes that should lead to something: to an address, or to another element of the page. */
import { finding } from '../../../base/findings/finding.ts';
import { ruleOfPages } from '../site.ts';

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
