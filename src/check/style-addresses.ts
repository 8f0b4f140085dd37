import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import type { Located } from './page-facts.ts';

/** Functions whose string is an address. */
const ADDRESS_FUNCTIONS = new Set(['url', 'src', 'image-set', '-webkit-image-set', 'image']);

/** At-rules whose string or `url()` only names something. */
const NAMING_RULES = new Set(['namespace', 'document', '-moz-document']);

/** False if CSS certainly has no address. Saves tokenizing most values. */
export const mayHaveAddress = (css: string) => /\(|@import/i.test(css) && /url|src|image|import/i.test(css);

/**
 * Addresses that CSS makes browsers fetch, with their offsets: in `url()` of any spelling, `src()`, `image-set()` and
 * `@import`. A string that only looks like one is none.
 */
export function addressesOfStyle(css: string): (Located & { readonly href: string })[] {
  const found: { href: string; at: number }[] = [];
  /** Functions and blocks around the current token, with the offset of each. */
  const around: { readonly name: string; readonly at: number }[] = [];
  let rule: { readonly name: string; readonly at: number } | undefined;
  for (const token of tokenize({ css })) {
    const [type, , at] = token;
    switch (type) {
      case TokenType.AtKeyword:
        rule = { name: token[4].value.toLowerCase(), at };
        break;
      case TokenType.Function:
        around.push({ name: token[4].value.toLowerCase(), at });
        break;
      case TokenType.OpenParen:
      case TokenType.OpenSquare:
        around.push({ name: '', at });
        break;
      case TokenType.OpenCurly:
        around.push({ name: '', at });
        rule = undefined;
        break;
      case TokenType.CloseParen:
      case TokenType.CloseSquare:
      case TokenType.CloseCurly:
        around.pop();
        break;
      case TokenType.Semicolon:
        rule = undefined;
        break;
      case TokenType.URL:
      case TokenType.String: {
        const start = startOf(token, around.at(-1), rule);
        if (start !== undefined) found.push({ href: token[4].value, at: start });
      }
    }
  }
  return found;
}

type Construct = { readonly name: string; readonly at: number } | undefined;

/** Offset of the construct that makes a string or `url()` an address. Undefined if it is none. */
function startOf([type, , at]: CSSToken, around: Construct, rule: Construct): number | undefined {
  if (rule && NAMING_RULES.has(rule.name)) return undefined;
  if (rule?.name === 'import') return !around || around.name === 'url' || around.name === 'src' ? rule.at : undefined;
  if (type === TokenType.URL) return at;
  return around && ADDRESS_FUNCTIONS.has(around.name) ? around.at : undefined;
}
