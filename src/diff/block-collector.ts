import { type Block, type BlockKind, oneSpace } from './page.ts';

const KINDS: Readonly<Record<string, BlockKind>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  p: 'paragraph',
  li: 'item',
  td: 'cell',
  th: 'cell',
  dt: 'cell',
  dd: 'cell',
};

const CONTAINERS =
  /^(address|article|aside|blockquote|body|caption|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|header|label|legend|main|nav|ol|option|pre|section|select|summary|table|tbody|textarea|tfoot|thead|tr|ul)$/;

/** Elements that style sheets like to show on a line of their own. Others may be within a word: `H<sub>2</sub>O`. */
const OFTEN_APART = /^(small|span)$/;

const isBlock = (name: string) => KINDS[name] !== undefined || CONTAINERS.test(name);

/** Gathers running text into blocks, as a reader would see them apart. */
export class BlockCollector {
  readonly blocks: Block[] = [];
  readonly #open: string[] = [];
  #text = '';
  /** True where an element that is often shown apart has begun or ended since the last text. */
  #atBorder = false;
  #heading = '';
  #rowLabel = '';

  open(name: string): void {
    if (this.#separates(name)) this.#flush();
    if (name === 'tr' || name === 'dl') this.#rowLabel = '';
    if (name === 'br') this.#text += ' ';
    this.#atBorder ||= OFTEN_APART.test(name);
    this.#open.push(name);
  }

  close(name: string): void {
    const parted = this.#open.at(-1) === name;
    if (parted) this.#open.pop();
    if (this.#separates(name)) {
      if (parted) this.#open.push(name);
      this.#flush();
      if (parted) this.#open.pop();
    }
    this.#atBorder ||= OFTEN_APART.test(name);
    if (name === 'table' || name === 'dl') this.#rowLabel = '';
  }

  add(text: string): void {
    if (this.#atBorder && endsWord(this.#text) && beginsWord(text)) this.#flush();
    if (text !== '') this.#atBorder = false;
    this.#text += text;
  }

  addLabel(text: string): void {
    const label = oneSpace(text);
    if (label === '') return;
    this.blocks.push({ kind: 'label', text: label, under: this.#under() });
  }

  /** Links and buttons side by side in a bare container are as much apart as paragraphs. */
  #separates(name: string): boolean {
    if (isBlock(name)) return true;
    if (name !== 'a' && name !== 'button') return false;
    const parent = this.#open.at(this.#open.at(-1) === name ? -2 : -1);
    return parent === undefined || CONTAINERS.test(parent);
  }

  #flush(): void {
    const text = oneSpace(this.#text);
    this.#text = '';
    if (text === '') return;
    const element = this.#open.findLast((name) => KINDS[name] !== undefined) ?? '';
    const kind = KINDS[element] ?? 'text';
    if (kind === 'heading') {
      this.#heading = text;
      this.#rowLabel = '';
      this.blocks.push({ kind, text, level: Number(element[1]), under: '' });
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
