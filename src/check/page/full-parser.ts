/** Short questions to the full parser, so that what it knows about HTML need not be known a second time. */
import { Parser } from 'htmlparser2';
import type { Attributes } from '../addresses.ts';

/** What the full parser makes of one tag. */
export interface ReadTag {
  readonly name: string;
  readonly attributes: Attributes;
  /** True for an element that ends with this tag: `<br>`, and `<path/>` in a drawing. */
  readonly isWhole: boolean;
  /** True in a drawing for an element whose content is no drawing: `<title>`. */
  readonly isForeign: boolean;
}

/** One parser for all questions: making one takes longer than most answers. */
class Answers {
  readonly opened: { readonly name: string; readonly attributes: Attributes; readonly at: number }[] = [];
  readonly closed: string[] = [];
  text = '';
  readonly #parser: Parser = new Parser({
    onopentag: (name, attributes) => this.opened.push({ name, attributes, at: this.#parser.startIndex }),
    ontext: (text) => {
      this.text += text;
    },
    onclosetag: (name) => this.closed.push(name),
  });

  /** Begins a new question. */
  about(markup: string): void {
    this.#parser.reset();
    this.opened.length = 0;
    this.closed.length = 0;
    this.text = '';
    this.#parser.write(markup);
  }

  goOn(markup: string): void {
    this.#parser.write(markup);
  }

  get isInDrawing(): boolean {
    return this.#parser.isInForeignContext();
  }
}

const answers = new Answers();

const before = (isInDrawing: boolean) => (isInDrawing ? '<svg>' : '');

/**
 * @param text up to the first sign that may end a tag
 * @returns undefined for what is no tag, or begins something that has rules of its own
 */
export function readTag(text: string, isInDrawing: boolean): ReadTag | undefined {
  const start = before(isInDrawing);
  answers.about(start + text);
  const tag = answers.opened[isInDrawing ? 1 : 0];
  if (tag?.at !== start.length) return undefined;
  const { name, attributes } = tag;
  const isWhole = answers.closed.length > 0;
  const isForeign = isInDrawing && !isWhole && !answers.isInDrawing;
  if (!isWhole) answers.goOn(`</${name}>`);
  // A formula names its elements in a way of its own, and `<plaintext>` never ends.
  return name === 'math' || answers.closed.length !== 1 ? undefined : { name, attributes, isWhole, isForeign };
}

/** True if an element may stand in another without ending it, and without becoming its text. */
export function mayStandIn(outer: string, inner: string): boolean {
  answers.about(`<${outer}><${inner}>`);
  return answers.opened.length === 2 && !answers.closed.includes(outer);
}

/** What visitors read where this text stands in an element. It goes as far as the next tag. */
export function readText(text: string, element: string, isInDrawing: boolean): string {
  answers.about(`${before(isInDrawing)}<${element}>${text}</${element}>`);
  return answers.text;
}
