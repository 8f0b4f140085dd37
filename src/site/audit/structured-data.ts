import { isSchemaAddress } from '../../api/markup/attributes.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import { pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';

/**
 * Addresses in structured data (JSON-LD) at any depth, without fragments: there they identify things, not places on a
 * page. Undefined if it is not JSON.
 */
export function addressesOfData(json: string): string[] | undefined {
  const data = orUndefined(() => ({ value: JSON.parse(json) as unknown }));
  if (!data) return undefined;
  return [...stringsOf(data.value)]
    .filter(({ text, pointer }) => isSchemaAddress(propertyOf(pointer), text))
    .map(({ text }) => text.replace(/#.*$/, ''));
}

/** Property that holds a value, directly or in a list. */
const propertyOf = (pointer: string) => pointerSegments(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? '';
