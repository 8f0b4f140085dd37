import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { PREFILL } from '../../browser/prefill.ts';
import { session } from '../../browser/session.ts';
import type { FormView } from '../../components/form/form-view.ts';
import { enteredValues, hasEntries } from '../form/dom.ts';
import { parseDraft, type Sources, startingValues } from './draft.ts';
import { type Preselections, requestedValues } from './preselection.ts';

const currentAddress = () => location.pathname + location.search;

/** Fills the form from the address and the draft, and saves what is entered. */
export function useDraft(form: RefObject<HTMLFormElement | null>, view: FormView, known: Preselections) {
  const key = `draft:${view.action}`;
  /** Town that the address filled in, so that a postal code can replace it. */
  const askedCity = useRef<string | undefined>(undefined);
  /** Address at which the form was last filled. */
  const filledAt = useRef('');

  const fill = ({ at, entered, draft }: Pick<Sources, 'at' | 'entered' | 'draft'>) => {
    const asked = requestedValues(location.search, view, known);
    const [, askedBefore = ''] = draft?.at.split('?') ?? [];
    const lines = requestedValues(askedBefore, view, known).message?.split('\n') ?? [];
    const ours = [...Object.values(known).flatMap(({ about = [] }) => about), ...lines];
    askedCity.current = asked.city;
    filledAt.current = currentAddress();
    const values = startingValues({ at, entered, draft, asked, ours });
    for (const { name } of view.fields) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
      const value = values[name];
      // Only if different, because assigning a value moves the caret while the visitor is typing.
      if (control && value !== undefined && control.value !== value) control.value = value;
    }
  };
  const save = () => {
    if (!form.current) return;
    const { [view.honeypot.name]: _, ...values } = enteredValues(form.current);
    session.write(key, JSON.stringify({ at: currentAddress(), values }));
  };
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const entered = enteredValues(form.current);
    fill({ at: currentAddress(), entered, draft: parseDraft(session.read(key)) });
    // Typed before hydration, so nothing has saved it yet.
    if (hasEntries(entered)) save();
  });
  // A new request takes precedence over anything in the form, even if the same was requested before.
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
    save,
    erase: () => session.erase(key),
  };
}
