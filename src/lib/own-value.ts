/** What a record has under a name. An unforeseen name may be one that every object has: `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
