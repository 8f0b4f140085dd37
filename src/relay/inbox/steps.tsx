/** The steps of an inquiry: those taken, the form that takes the next, and what its buttons mean. */
import { ownValue } from '../../base/lib/collections.ts';
import { type Day, daysAfter, isDay } from '../../base/lib/day.ts';
import { isProgress } from '../inquiry.ts';
import type { Step } from '../journal/progress.ts';
import type { ReplyTime } from '../report/reply-time.ts';
import type { Progress } from '../types.ts';
import type { Entries } from './http.ts';
import { Hidden, Time, Token } from './parts.tsx';
import { useInbox } from './shell.tsx';

/** Maximum characters of a note. */
export const MAX_NOTE_LENGTH = 2000;

/** A step that was not saved, and why. Its note stays in the form. */
export interface UnsavedStep {
  readonly status: 409 | 422;
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** The steps that someone else has taken meanwhile. */
  readonly meanwhile: readonly Step[];
}

interface NextStepsProps {
  readonly name: string;
  readonly history: readonly Step[];
  readonly note: string | undefined;
  readonly isAsked: boolean;
}

/**
 * Each button records one step, along with the note and the day that was entered: its value is the new state, `note`, or when
 * to bring it up again, with `remind` for that day. After a call, the heading asks what came of it.
 */
export function NextSteps({ name, history, note, isAsked }: NextStepsProps) {
  const { words, timeFormat } = useInbox();
  const { step, progress } = words;
  const { today } = timeFormat;
  const button = (what: string, label: string, rest: Readonly<Record<string, string>> = {}) => (
    <button key={what} type="submit" name="do" value={what} {...rest}>
      {label}
    </button>
  );
  const states = (['quoted', 'won', 'lost'] satisfies Progress[]).map((state) => button(state, progress[state]));
  return (
    <section className={isAsked ? 'steps notice' : 'steps'} aria-labelledby="next">
      <h2 id="next" hidden={!isAsked}>
        {step.asked(name)}
      </h2>
      <form method="post" aria-labelledby="next">
        <Token />
        <Hidden name="seen" value={history.length} />
        {/* With Enter, browsers press the first button, and only the field of the day takes Enter. */}
        <button type="submit" name="do" value="remind" className="unseen" tabIndex={-1} aria-hidden="true" />
        <p className="row">
          {button('called', isAsked ? step.reached : progress.called, {
            className: 'main',
            'data-asked': step.reached,
          })}
          {button('missed', progress.missed)}
        </p>
        <p className="row">{states}</p>
        <fieldset className="row">
          <legend>{step.again}</legend>
          {button('tomorrow', step.tomorrow)}
          {mondayAfter(today) !== daysAfter(today, 1) && button('monday', step.monday)}
          <span className="row">
            <input type="date" name="day" min={today} aria-label={step.date} />
            {button('remind', step.onDate)}
          </span>
        </fieldset>
        <label>
          {step.note}
          <textarea name="note" rows={1} maxLength={MAX_NOTE_LENGTH} defaultValue={note} />
        </label>
        <p className="row">
          {button('note', step.onlyNote)}
          {(history.at(-1)?.state ?? 'new') !== 'new' && button('new', step.backToNew)}
        </p>
      </form>
    </section>
  );
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  const { words, timeFormat } = useInbox();
  if (steps.length === 0) return null;
  return (
    <ol role="list" className="hint">
      {steps.map(({ at, state, note, who, due }) => (
        <li key={at}>
          <strong>{words.progress[state]}</strong> · <Time at={at} /> · {who}
          {due && ` · ${words.step.due} ${timeFormat.day(due)}`}
          {note && <p className="note">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Returns the step that a posted form takes after others, what it lacks, or undefined for anything else. */
export function stepFrom(
  { do: what = '', day = '' }: Entries,
  note: string,
  history: readonly Step[],
  today: Day,
  replyTime: ReplyTime | undefined,
) {
  const { state = 'new', due } = history.at(-1) ?? {};
  // Counted from today, because the page may have been open for days.
  const reminder = ownValue({ remind: day, tomorrow: daysAfter(today, 1), monday: mondayAfter(today) }, what);
  const chosen = reminder ?? (day === '' ? undefined : day);
  if (chosen !== undefined && !(isDay(chosen) && chosen >= today)) return 'noDay' as const;
  if (reminder !== undefined) return { what: 'remind', state, due: chosen } as const;
  if (what === 'note') return note === '' ? ('noNote' as const) : ({ what, state, due: chosen ?? due } as const);
  if (what === 'missed')
    return { what, state: what, due: chosen ?? replyTime?.nextOpenDay(today) ?? daysAfter(today, 1) } as const;
  return isProgress(what) ? ({ what, state: what, due: chosen } as const) : undefined;
}

const mondayAfter = (day: Day): Day => daysAfter(day, 8 - (new Date(day).getUTCDay() || 7));

export const isSameStep = (one: Step, other: Omit<Step, 'at'>): boolean =>
  one.state === other.state && one.note === other.note && one.who === other.who && one.due === other.due;
