/** Facts that are typed into a text although they have a name. */
import { memoized } from '../lib/memoized.ts';
import { textLocator } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Facts } from '../template-api.ts';
import type { Source } from '../types.ts';

/** Reports what is wrong with a text. */
type Check = (source: Source, text: string, pointer: string) => Problem[];

/** Finds what texts type out: amounts, if it is known how they look, and ways to reach somebody. */
export function typedFacts(facts: Facts, amounts: RegExp | undefined): Check {
  const prices = amounts && amountsIn(facts, amounts);
  const contacts = contactsIn(facts);
  return (source, text, pointer) => [
    ...(prices ? typedAmounts(source, text, pointer, prices) : []),
    ...contacts.flatMap((contact) => typedContacts(source, text, pointer, contact)),
  ];
}

interface Amounts {
  /** How an amount looks. */
  readonly amounts: RegExp;
  /** Figures of the value → name of its fact: «CHF 400-600» is «CHF 400–600», however it is typed. */
  readonly names: ReadonlyMap<string, string>;
  readonly known: readonly [name: string, value: string][];
}

/** The facts that are amounts; nothing where there are none. */
function amountsIn(facts: Facts, amounts: RegExp): Amounts | undefined {
  const known = Object.entries(facts).filter(([, value]) => value.match(amounts) !== null);
  const whole = known.filter(([, value]) => value.replace(amounts, '') === '');
  const names = new Map(whole.map(([name, value]) => [figures(value), name]));
  return known.length > 0 ? { amounts, names, known } : undefined;
}

/** An amount typed into a text is right today and wrong after the next change; one that no fact knows is wrong now. */
function typedAmounts(source: Source, text: string, pointer: string, { amounts, names, known }: Amounts): Problem[] {
  if (text.search(amounts) === -1) return [];
  const placeOf = textLocator(source, pointer);
  return [...text.matchAll(amounts)].flatMap(([amount]) => {
    const name = names.get(figures(amount));
    const place = placeOf(amount);
    if (name !== undefined) return [problem('fact-typed', place, { value: amount, name }, 'warning')];
    return [
      problem('amount-unknown', place, { amount, known: known.map(([fact, value]) => `${value} ({{${fact}}})`) }),
    ];
  });
}

/** The numbers of an amount, whatever divides their thousands. */
const figures = (amount: string) => (amount.replace(/(?<=\d)[\s’'](?=\d{3})/g, '').match(/\d+/g) ?? []).join('–');

interface Contact {
  readonly name: string;
  /** How it looks in a text. */
  readonly pattern: RegExp;
}

/** A number with its country, in groups, and the address of a mailbox: they mean the same wherever they stand. */
const [PHONE, MAIL] = [/^\+\d{1,3}(?: \d{2,4}){2,5}$/, /^[^\s@]+@[^\s@]+$/];

function contactsIn(facts: Facts): readonly Contact[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (PHONE.test(value)) return [{ name, pattern: numberPattern(value) }];
    return MAIL.test(value) ? [{ name, pattern: mailPattern(value) }] : [];
  });
}

/** The number as people write it, with or without its country. What a link dials has to be typed. */
const numberPattern = memoized((number: string): RegExp => {
  const [country = '', ...groups] = number.slice(1).split(' ');
  const gap = "[\\s./\u2019'-]{0,2}";
  const start = `(?:(?:\\+|00)${country}${gap}(?:\\(0\\)${gap})?|0)`;
  return new RegExp(`(?<![\\d+]|tel:)${start}${groups.join(gap)}(?!\\d)`, 'g');
});

const mailPattern = memoized(
  (address: string) => new RegExp(`(?<![\\w.+-]|mailto:)${address.replace(/[^\w@]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'gi'),
);

function typedContacts(source: Source, text: string, pointer: string, { name, pattern }: Contact): Problem[] {
  if (text.search(pattern) === -1) return [];
  const placeOf = textLocator(source, pointer);
  // A field that holds nothing else may ask for its form, which no name has.
  return [...text.matchAll(pattern)].flatMap(([value]) =>
    value === text ? [] : [problem('fact-typed', placeOf(value), { value, name }, 'warning')],
  );
}
