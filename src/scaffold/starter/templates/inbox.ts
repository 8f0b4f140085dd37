/** The inbox for the people who answer inquiries: where it is, how it looks, and what the website promises. */
import type { InboxPlace, ReplyPromise, SharedData } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';

/** On light and on dark ground. The light ones are tokens, which do not apply there. */
const COLORS = {
  ground: ['#f1eee6', '#0e1513'],
  sheet: ['#fff', '#1a2421'],
  ink: ['#1d2a27', '#eef2f0'],
  accent: ['#0f5c4d', '#74d3bb'],
  warning: ['#8a4a12', '#f2b277'],
  error: ['#a4262c', '#ffb3ae'],
} as const;

export function inbox({ forms, site }: SharedData): InboxPlace {
  const actions = Object.values(forms as Record<string, Form>).map(({ action }) => action);
  const { name } = (site as Site).company;
  return { path: '/inbox/', forms: actions, look: { name, colors: COLORS, icon: 'icon-512.png' } };
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The promised time, counted while the workshop is open. A line of opening hours holds from the first weekday that it names,
 * in full or in short, to the last, or every day if it names none.
 */
export function reply({ site }: SharedData): ReplyPromise {
  const { language, hours, replyHours } = site as Site;
  const namesOf = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return WEEK.map((_, at) => format.format(Date.UTC(2024, 0, 1 + at)).toLowerCase());
  };
  const [long, short] = [namesOf('long'), namesOf('short')];
  const lines = hours.map(({ days, time }) => {
    const words = days.toLowerCase().match(/\p{L}+/gu) ?? [];
    const named = words
      .map((word) => long.findIndex((name, at) => word.startsWith(name) || word === short[at]))
      .filter((at) => at >= 0);
    const [first, last] = [named[0] ?? 0, named.at(-1) ?? 6];
    const [opens = '00:00', closes = '24:00'] = [...time.matchAll(/(\d+)(?:[.:](\d\d))?/g)].map(
      ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
    );
    const open = last < first ? [...WEEK.slice(first), ...WEEK.slice(0, last + 1)] : WEEK.slice(first, last + 1);
    return { days: open, opens, closes };
  });
  return { minutes: replyHours * 60, hours: lines };
}
