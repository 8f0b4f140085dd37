/**
 * True for what JSON says as it is. A field that is not defined may as well be missing; a place in a list may not, nor may
 * all of it.
 */
export const isPlain = (value: unknown): boolean => value !== undefined && isPlainPart(value);

function isPlainPart(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlainPart(item));
  return Object.values(value).every(isPlainPart);
}
