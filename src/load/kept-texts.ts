interface Kept {
  readonly hash: string;
  readonly text: string;
}

/** The texts of files for those who ask for them later, as many as there is room for. */
export class KeptTexts {
  readonly #kept = new Map<string, Kept>();
  #room: number;
  /** One file after the other is asked about all its texts. */
  #latest: (Kept & { readonly path: string }) | undefined;

  /** @param room for so many characters in all */
  constructor(room: number) {
    this.#room = room;
  }

  /** The first that come stay: whoever asks for all of them, one after the other, would find none of the last ones. */
  keep(path: string, hash: string, text: string): void {
    this.#latest = { path, hash, text };
    const before = this.#kept.get(path);
    if (before?.hash === hash) return;
    this.#room += before?.text.length ?? 0;
    this.#kept.delete(path);
    if (text.length > this.#room) return;
    this.#room -= text.length;
    this.#kept.set(path, { hash, text });
  }

  /** The text of a file, if it was kept and has this hash. */
  get(path: string, hash: string): string | undefined {
    const known = this.#latest?.path === path ? this.#latest : this.#kept.get(path);
    return known?.hash === hash ? known.text : undefined;
  }
}
