import type { FormValues } from '../../../src/shared/form-spec.ts';

/** What a visitor had entered when the page was left. */
export interface Draft {
  /** Path and query of the page. */
  readonly at: string;
  readonly values: FormValues;
}

/** The draft as it was stored. Whatever else stands there counts as none. */
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
  /** What stands in the form already: typed before the script came, or put back by the browser. */
  readonly entered: FormValues;
  readonly draft: Draft | undefined;
  /** What the address asks for. */
  readonly asked: FormValues;
  /** Beginnings of a message that come from us. They give way like an empty message. */
  readonly ours: readonly string[];
}

/**
 * What should stand in the form at first. Words in the form come first, then what the address asks for, then the draft;
 * but a draft that was made at the same address already knew what it asks for.
 */
export function startingValues({ at, entered, draft, asked, ours }: Sources): FormValues {
  const fresh = draft?.at === at ? {} : asked;
  const before = { ...draft?.values };
  // A message belongs to the choice it was made for, and is never put over words of the visitor's own.
  if (fresh.service && ours.includes(before.message ?? '')) before.message = '';
  const after = { ...before, ...fresh };
  if (before.message) after.message = before.message;
  const typed = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
  return { ...after, ...typed };
}
