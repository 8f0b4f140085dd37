import { fillSlots } from 'nebel/shared/slots';
import { type ReactNode, useEffect, useState } from 'react';
import type { CallView, FormView } from '../../components/form/form-view.ts';
import { nextOpening, shownTime } from '../../format/opening-hours.ts';

const MINUTE = 60_000;

/**
 * Returns a note by field name while the office is closed, stating when it opens again. Empty on the server, where the time
 * of day is unknown.
 */
export function useOfficeNotes({ fields, office }: FormView, usual: CallView): Readonly<Record<string, ReactNode>> {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!office) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, [office]);

  const next = now && office && nextOpening(office, now);
  if (!next) return {};
  const { day, opens } = next;
  const call = office.call ?? usual;
  return Object.fromEntries(
    fields.flatMap(({ name, closed }) =>
      closed
        ? [
            [
              name,
              <>
                {fillSlots(closed, { day, time: shownTime(opens) })}{' '}
                <a className="btn-num" href={call.href}>
                  {call.number}
                </a>
              </>,
            ],
          ]
        : [],
    ),
  );
}
