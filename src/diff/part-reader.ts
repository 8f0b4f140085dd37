import { type Block, type BlockKind, type Link, oneSpace, type Part } from './page.ts';

const KINDS: Readonly<Record<string, BlockKind>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading'])),
  ...Object.fromEntries(['td', 'th', 'dt', 'dd'].map((name) => [name, 'cell'])),
  p: 'paragraph',
  li: 'item',
};

const CONTAINERS =
  /^(address|article|aside|blockquote|body|caption|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|header|label|legend|main|nav|ol|option|pre|section|select|summary|table|tbody|textarea|tfoot|thead|tr|ul)$/;

/** Elements that style sheets like to show on a line of their own. Others may be within a word: `H<sub>2</sub>O`. */
const OFTEN_APART = /^(small|span)$/;

/** Elements that may be within a word. All others part what comes before them from what comes next. */
const WITHIN_WORD = /^(abbr|b|em|i|mark|s|strong|sub|sup|u|wbr)$/;

/** Attributes that are heard or shown as words. */
const LABELS = ['alt', 'aria-label', 'placeholder'] as const;

const isLink = (name: string) => name === 'a' || name === 'area';

/** Links and buttons side by side in a bare container are as much apart as paragraphs. */
function separates(name: string, parent: string | undefined): boolean {
  if (KINDS[name] !== undefined || CONTAINERS.test(name)) return true;
  return (name === 'a' || name === 'button') && (parent === undefined || CONTAINERS.test(parent));
}

/** Collects the texts of one part of a page in blocks, as a reader sees them apart, and its links. */
export class PartReader implements Part {
  readonly blocks: Block[] = [];
  readonly links: Link[] = [];
  readonly #open: string[] = [];
  #text = '';
  /** True where an element that is often shown apart has begun or ended since the last text. */
  #atBorder = false;
  #heading = '';
  #rowLabel = '';
  #link: { readonly href: string; readonly label: string; text: string } | undefined;
  /** The title or a text of a drawing, which is a label of it. */
  #label: { readonly name: string; text: string } | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (separates(name, this.#open.at(-1))) this.#flush();
    if (name === 'tr' || name === 'dl') this.#rowLabel = '';
    if (name === 'br') this.#text += ' ';
    this.#atBorder ||= OFTEN_APART.test(name);
    this.#open.push(name);
    this.#partWords(name);
    if ((name === 'title' || name === 'text') && this.#open.includes('svg')) this.#label = { name, text: '' };
    for (const label of LABELS) this.#addLabel(attributes[label] ?? '');
    if (isLink(name) && attributes.href !== undefined)
      this.#link = { href: attributes.href, label: attributes['aria-label'] ?? attributes.alt ?? '', text: '' };
    if (name === 'form' && attributes.action !== undefined) this.links.push({ href: attributes.action, text: '' });
  }

  text(text: string): void {
    if (this.#link) this.#link.text += text;
    if (this.#label) {
      this.#label.text += text;
      return;
    }
    if (this.#atBorder && endsWord(this.#text) && beginsWord(text)) this.#flush();
    if (text !== '') this.#atBorder = false;
    this.#text += text;
  }

  close(name: string): void {
    this.#partWords(name);
    if (this.#label?.name === name) {
      this.#addLabel(this.#label.text);
      this.#label = undefined;
    }
    if (isLink(name) && this.#link) {
      const { href, label, text } = this.#link;
      this.links.push({ href, text: oneSpace(text) || label });
      this.#link = undefined;
    }
    if (separates(name, this.#open.at(-2))) this.#flush();
    this.#open.pop();
    this.#atBorder ||= OFTEN_APART.test(name);
    if (name === 'table' || name === 'dl') this.#rowLabel = '';
  }

  #partWords(name: string): void {
    if (WITHIN_WORD.test(name)) return;
    if (this.#label) this.#label.text += ' ';
    if (this.#link) this.#link.text += ' ';
  }

  #addLabel(label: string): void {
    const text = oneSpace(label);
    if (text !== '') this.blocks.push({ kind: 'label', text, under: this.#under() });
  }

  /** Ends the block that the text so far is. */
  #flush(): void {
    const text = oneSpace(this.#text);
    this.#text = '';
    if (text === '') return;
    const element = this.#open.findLast((name) => KINDS[name] !== undefined) ?? '';
    const kind = KINDS[element] ?? 'text';
    if (kind === 'heading') {
      this.#heading = text;
      this.#rowLabel = '';
      this.blocks.push({ kind, text, under: '' });
      return;
    }
    if (element === 'dt') this.#rowLabel = '';
    this.blocks.push({ kind, text, under: this.#under() });
    if (kind === 'cell' && this.#rowLabel === '') this.#rowLabel = text;
  }

  #under(): string {
    return [this.#heading, this.#rowLabel].filter((text) => text !== '').join(' › ');
  }
}

/** What a price ends with and what follows it must not become another price: «CHF 400–650» and «2–3 h». */
const endsWord = (text: string) => /[\p{L}\p{N})»%.!?]$/u.test(text);
const beginsWord = (text: string) => /^[\p{L}\p{N}(«+]/u.test(text);
