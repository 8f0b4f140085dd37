/** Reads path data from left to right. The flags of arcs need no space between them. */
export class PathReader {
  private readonly data: string;
  private at = 0;

  constructor(data: string) {
    this.data = data;
  }

  /** The next command, or the one before again if numbers follow without one. Nothing at the end. */
  command(before: string): string {
    this.skipSpace();
    if (this.at === this.data.length) return '';
    const letter = this.data.charAt(this.at);
    if (isLetter(letter)) {
      this.at += 1;
      return letter;
    }
    if (before === '' || before === 'z' || before === 'Z') this.fail();
    return before === 'M' ? 'L' : before === 'm' ? 'l' : before;
  }

  number(): number {
    this.skipSpace();
    const start = this.at;
    this.skipSign();
    this.skipDigits();
    if (this.data.charAt(this.at) === '.') this.at += 1;
    this.skipDigits();
    const letter = this.data.charAt(this.at);
    if (letter === 'e' || letter === 'E') {
      this.at += 1;
      this.skipSign();
      this.skipDigits();
    }
    const number = Number(this.data.slice(start, this.at));
    return start === this.at || Number.isNaN(number) ? this.fail() : number;
  }

  flag(): boolean {
    this.skipSpace();
    const letter = this.data.charAt(this.at);
    this.at += 1;
    return letter === '1' || (letter === '0' ? false : this.fail());
  }

  private skipSign(): void {
    const letter = this.data.charAt(this.at);
    if (letter === '-' || letter === '+') this.at += 1;
  }

  private skipDigits(): void {
    for (; this.at < this.data.length; this.at++) {
      const code = this.data.charCodeAt(this.at);
      if (code < 48 || code > 57) return;
    }
  }

  /** Space of any kind, and commas. */
  private skipSpace(): void {
    for (; this.at < this.data.length; this.at++) {
      const code = this.data.charCodeAt(this.at);
      if (code !== 32 && code !== 44 && (code < 9 || code > 13)) return;
    }
  }

  private fail(): never {
    throw new Error(`Path data is not understood at ${this.at}: ${this.data.slice(0, 80)}`);
  }
}

const isLetter = (letter: string) => (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
