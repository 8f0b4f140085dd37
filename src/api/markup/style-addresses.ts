/** An escaped character: `\e9 ` or `\"`. */
const ESCAPE = String.raw`\\(?:[0-9a-f]{1,6}\s?|[^\n0-9a-f])`;
const NAME = String.raw`(?:[-\w\u0080-\uffff]+|${ESCAPE})(?:[-\w\u0080-\uffff]+|${ESCAPE})*`;

/**
 * The tokens of CSS (https://www.w3.org/TR/css-syntax-3/) that matter for addresses, and those that hide others: comments,
 * strings and escapes. A complete tokenizer takes several times as long, which one notices in a build.
 */
const TOKEN = new RegExp(
  String.raw`/\*[\s\S]*?(?:\*/|$)|"((?:[^"\\\n]|\\[\s\S])*)"?|'((?:[^'\\\n]|\\[\s\S])*)'?|(@)?(${NAME})(\()?|[()[\]{};]`,
  'gi',
);

/** The rest of `url(…)` without quotation marks. */
const UNQUOTED = new RegExp(String.raw`\s*((?:[^"'()\\\s]|${ESCAPE})*)\s*\)`, 'iy');

/** Functions whose string is an address. */
const ADDRESS_FUNCTIONS = new Set(['url', 'src', 'image-set', '-webkit-image-set', 'image']);

/** At-rules whose string or `url()` only names something. */
const NAMING_RULES = new Set(['namespace', 'document', '-moz-document']);

const OPENING: ReadonlySet<string> = new Set('([{');
const CLOSING: ReadonlySet<string> = new Set(')]}');

export interface StyleAddress {
  readonly href: string;
  /** Offset of the function or rule around it. */
  readonly at: number;
  /** Offset of the address itself. */
  readonly start: number;
}

/** False if CSS certainly has no address. Saves reading most values. */
export const mayHaveAddress = (css: string) => /[(@\\]/.test(css);

/** A function, block or at-rule, with its offset. Blocks have no name. */
interface Construct {
  readonly name: string;
  readonly at: number;
}

/**
 * Addresses that CSS makes browsers fetch, with their offsets: in `url()` of any spelling, `src()`, `image-set()` and
 * `@import`. A string that only looks like one is none.
 */
export function addressesOfStyle(css: string): StyleAddress[] {
  const found: StyleAddress[] = [];
  const around: Construct[] = [];
  let rule: Construct | undefined;
  const add = (typed: string, start: number, at: number | undefined) => {
    if (at !== undefined) found.push({ href: unescaped(typed), at, start });
  };
  const tokens = new RegExp(TOKEN);
  for (let match = tokens.exec(css); match; match = tokens.exec(css)) {
    const [token, double, single, atSign, word, paren] = match;
    const at = match.index;
    const text = double ?? single;
    if (text !== undefined) add(text, at + 1, startOf(around, rule));
    else if (word !== undefined && (atSign || paren)) {
      const name = unescaped(word).toLowerCase();
      if (atSign) rule = { name, at };
      if (!paren) continue;
      UNQUOTED.lastIndex = tokens.lastIndex;
      const [, typed] = (name === 'url' && UNQUOTED.exec(css)) || [];
      if (typed === undefined) around.push({ name, at });
      else {
        const start = css.indexOf(typed, tokens.lastIndex);
        tokens.lastIndex = UNQUOTED.lastIndex;
        add(typed, start, startOf([...around, { name, at }], rule));
      }
    } else if (OPENING.has(token)) around.push({ name: '', at });
    else if (CLOSING.has(token)) around.pop();
    if (token === '{' || token === ';') rule = undefined;
  }
  return found;
}

/** Offset of the construct that makes a string an address. Undefined if it is none. */
function startOf(around: readonly Construct[], rule: Construct | undefined): number | undefined {
  const inner = around.at(-1);
  const isAddress = inner !== undefined && ADDRESS_FUNCTIONS.has(inner.name);
  if (rule && NAMING_RULES.has(rule.name)) return undefined;
  if (rule?.name === 'import') return !inner || (isAddress && around.length === 1) ? rule.at : undefined;
  return isAddress ? inner.at : undefined;
}

const unescaped = (typed: string): string =>
  typed.includes('\\')
    ? typed.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|([\s\S]))/gi, (_all, code?: string, character = '') =>
        code === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
      )
    : typed;
