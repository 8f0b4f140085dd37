/** Shapes of values that code outside the engine provides, which no compiler may have seen. */

/**
 * What a value must be: of a kind, absent or of a shape, a list of one shape, an object with fields, of which `*` is any, or of
 * the shape that a function chooses for it.
 */
export type Shape = Kind | Maybe | Choice | readonly [Shape] | { readonly [field: string]: Shape };

type Choice = (value: unknown) => Shape;

export class Kind {
  readonly name: string;
  readonly fits: (value: unknown) => boolean;

  /** @param name completes a sentence: `a text` */
  constructor(name: string, fits: (value: unknown) => boolean) {
    this.name = name;
    this.fits = fits;
  }
}

class Maybe {
  readonly shape: Shape;

  constructor(shape: Shape) {
    this.shape = shape;
  }
}

export const maybe = (shape: Shape) => new Maybe(shape);

/** Returns what is wrong with a value, as a sentence without its full stop, or undefined if it has the shape. */
export function misfit(value: unknown, shape: Shape, path: string, ofOwner = ''): string | undefined {
  const isNot = (wanted: string) => `${path || 'site'}${ofOwner} is ${shown(value)} instead of ${wanted}`;
  const first = (parts: readonly (readonly [part: unknown, shape: Shape, at: string])[]) => {
    for (const [part, wanted, at] of parts) {
      const wrong = misfit(part, wanted, path + at, ofOwner);
      if (wrong) return wrong;
    }
    return undefined;
  };
  if (typeof shape === 'function') return misfit(value, shape(value), path, ofOwner);
  if (shape instanceof Maybe) return value === undefined ? undefined : misfit(value, shape.shape, path, ofOwner);
  if (shape instanceof Kind) return shape.fits(value) ? undefined : isNot(shape.name);
  if (isList(shape)) {
    return Array.isArray(value) ? first(value.map((item, at) => [item, shape[0], nameOf(item, at)])) : isNot('a list');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Promise)
    return isNot('an object');
  const fields = value as Readonly<Record<string, unknown>>;
  return first(
    Object.entries(shape).flatMap(([field, wanted]) =>
      field === '*'
        ? Object.entries(fields).map(([name, part]) => [part, wanted, `["${name}"]`] as const)
        : [[fields[field], wanted, path ? `.${field}` : field] as const],
    ),
  );
}

/** An item of a list has its own name in messages, if there is one, or else its number from 0. */
const nameOf = (item: { readonly name?: unknown } | null | undefined, at: number): string =>
  typeof item?.name === 'string' ? `["${item.name}"]` : `[${at}]`;

/** `Array.isArray` does not narrow a readonly list. */
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value ? 'an object' : String(value);
}
