import type { FormValues } from 'nebel/shared/form-spec';

/** What a visitor had entered when the page was left. */
export interface Draft {
  /** Path and query of the page. */
  readonly at: string;
  readonly values: FormValues;
}

/** The draft as it was stored. Anything else there counts as none. */
export function parseDraft(stored: string | null): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(stored ?? 'null');
    return typeof draft?.at === 'string' && draft.values ? { at: draft.at, values: draft.values } : undefined;
  } catch {
    return undefined;
  }
}

export interface Sources {
  /** Path and query of the page. */
  readonly at: string;
  /** What the form already holds: typed before the script came, or put back by the browser. */
  readonly entered: FormValues;
  readonly draft: Draft | undefined;
  /** What the address asks for. */
  readonly asked: FormValues;
  /** Lines of a message that come from us. They make way for those of a new choice. */
  readonly ours: readonly string[];
}

/**
 * What the form should hold at first. Words in the form come first, then what the address asks for, then the draft;
 * but a draft that was made at the same address already knew what it asks for.
 */
export function startingValues({ at, entered, draft, asked, ours }: Sources): FormValues {
  const fresh = draft?.at === at ? {} : asked;
  const before = { ...draft?.values };
  const after = { ...before, ...fresh };
  // Our lines belong to the choice they were made for. The visitor's own stay, below those of the new one.
  if (before.message && (fresh.service || fresh.message)) {
    const own = before.message.split('\n').filter((line) => !ours.includes(line));
    after.message = [fresh.message, own.join('\n')].filter(Boolean).join('\n');
  }
  const typed = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
  return { ...after, ...typed };
}
