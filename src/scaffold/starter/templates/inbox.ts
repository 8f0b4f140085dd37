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
 * The promised time, counted while the workshop is open. A line of opening hours holds from the first weekday that it names
 * to the last, or every day if it names none.
 */
export function reply({ site }: SharedData): ReplyPromise {
  const { language, hours, replyHours } = site as Site;
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const week = WEEK.map((_, at) => names.format(Date.UTC(2024, 0, 1 + at)).toLowerCase());
  const lines = hours.map(({ days, time }) => {
    const named = week.flatMap((name, at) => (days.toLowerCase().includes(name) ? at : []));
    const [opens = '00:00', closes = '24:00'] = [...time.matchAll(/(\d+)(?:[.:](\d\d))?/g)].map(
      ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
    );
    return { days: WEEK.slice(named[0] ?? 0, (named.at(-1) ?? 6) + 1), opens, closes };
  });
  return { minutes: replyHours * 60, hours: lines };
}
