/** The inbox of the owner and the staff: where it is, how it looks, and what is promised to those who write. */
import type { InboxPlace, PageLink, ReplyPromise, SharedData } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';
import { COLORS } from './colors.gen.ts';
import { openDaysOf } from './format/opening-hours.ts';
import { spanOf } from './format/time-span.ts';
import type { ArticleSummary, RegionSummary, ServiceSummary } from './summaries.ts';

/** On light and on dark ground. */
const INBOX_COLORS = {
  ground: [COLORS['fog-2'], '#0a1a1e'],
  sheet: [COLORS.paper, '#10262c'],
  ink: [COLORS.ink, '#e8f1f2'],
  accent: [COLORS.teal, COLORS['deep-teal']],
  warning: ['#805300', '#f2c063'],
  error: [COLORS.error, '#ffb4ab'],
} as const;

export function inbox({ forms, site }: SharedData): InboxPlace | undefined {
  const { anfrage } = forms as Record<string, Form>;
  const { brand } = (site as Site).company;
  return (
    anfrage && {
      path: '/posteingang/',
      forms: [anfrage.action],
      look: { name: brand, colors: INBOX_COLORS, icon: 'icon-512.png' },
      // The map of the Confederation: it shows every address in Switzerland and keeps no profile of who looks.
      map: 'https://map.geo.admin.ch/?lang=de&swisssearch=',
    }
  );
}

/** «innert 2 Stunden», while the office is open. Undefined for a promise without such a time. */
export function reply({ site }: SharedData): ReplyPromise | undefined {
  const settings = site as Site;
  const [span] = /\d+(?:,\d+)?\s+(?:Minuten?|Stunden?)/.exec(settings.reply.home) ?? [];
  return span ? { minutes: spanOf(span).to, ...openDaysOf(settings) } : undefined;
}

/** Names a page as people do: a service, a place, an article. */
export function pageTitle({ type, url, summary }: PageLink): string {
  if (url === '/') return 'Startseite';
  if (type === 'service') return (summary as ServiceSummary).name;
  if (type === 'region') return (summary as RegionSummary).city;
  if (type === 'article') return (summary as ArticleSummary).title;
  return url;
}
