import type { FormValues } from 'nebel/shared/form-spec';

/** Input left unsent when the visitor left the page. */
export interface Draft {
  /** Path and query of the page. */
  readonly at: string;
  readonly values: FormValues;
}

/** Parses a stored draft. Returns undefined for anything else. */
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
  /** Current values of the form: typed before hydration, or restored by the browser. */
  readonly entered: FormValues;
  readonly draft: Draft | undefined;
  /** Values requested by the address. */
  readonly asked: FormValues;
  /** Lines of the message that we inserted. A new choice replaces them. */
  readonly ours: readonly string[];
}

/**
 * Returns the initial values of the form. Existing input takes precedence over the address, and the address over the draft.
 * A draft made at the same address already includes its values.
 */
export function startingValues({ at, entered, draft, asked, ours }: Sources): FormValues {
  const fresh = draft?.at === at ? {} : asked;
  const before = { ...draft?.values };
  const after = { ...before, ...fresh };
  // Our lines belong to the choice they were made for. The visitor's own lines stay, below the new ones.
  if (before.message && (fresh.service || fresh.message)) {
    const own = before.message.split('\n').filter((line) => !ours.includes(line));
    after.message = [fresh.message, own.join('\n')].filter(Boolean).join('\n');
  }
  const typed = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
  return { ...after, ...typed };
}
