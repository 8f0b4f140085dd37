import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { PREFILL } from '../../browser/prefill.ts';
import { session } from '../../browser/session.ts';
import type { FormView } from '../../components/form/form-view.ts';
import { enteredValues } from '../form/entered-values.ts';
import { parseDraft, type Sources, startingValues } from './draft.ts';
import { askedValues, type Preselections } from './preselection.ts';

const here = () => location.pathname + location.search;

export interface DraftKeeping {
  /** Towns that the address filled in, so that a postal code may replace it. */
  readonly askedCity: RefObject<string | undefined>;
  readonly save: () => void;
  readonly erase: () => void;
}

/** Fills the form with what the address asks for and what was entered before, and remembers what is entered. */
export function useDraft(form: RefObject<HTMLFormElement | null>, view: FormView, known: Preselections): DraftKeeping {
  const key = `draft:${view.action}`;
  const askedCity = useRef<string | undefined>(undefined);
  /** Where the form was filled last. */
  const filledAt = useRef('');

  const fill = ({ at, entered, draft }: Pick<Sources, 'at' | 'entered' | 'draft'>) => {
    const asked = askedValues(location.search, view, known);
    const [, askedBefore = ''] = draft?.at.split('?') ?? [];
    const lines = askedValues(askedBefore, view, known).message?.split('\n') ?? [];
    const ours = [...Object.values(known).flatMap(({ about = [] }) => about), ...lines];
    askedCity.current = asked.city;
    filledAt.current = here();
    const values = startingValues({ at, entered, draft, asked, ours });
    for (const { name } of view.fields) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
      const value = values[name];
      // Only where it differs: an assignment moves the cursor while the visitor is typing.
      if (control && value !== undefined && control.value !== value) control.value = value;
    }
  };
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    fill({ at: here(), entered: enteredValues(form.current), draft: parseDraft(session.read(key)) });
  });
  // What is asked now is newer than anything in the form, even if it was asked before.
  const prefill = useEffectEvent(() => {
    if (!form.current) return;
    fill({ at: '', entered: {}, draft: { at: filledAt.current, values: enteredValues(form.current) } });
  });
  useEffect(() => {
    begin();
    addEventListener(PREFILL, prefill);
    return () => removeEventListener(PREFILL, prefill);
  }, []);

  return {
    askedCity,
    save() {
      if (!form.current) return;
      const { [view.honeypot.name]: _, ...values } = enteredValues(form.current);
      session.write(key, JSON.stringify({ at: here(), values }));
    },
    erase: () => session.erase(key),
  };
}
