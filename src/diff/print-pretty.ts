import { styleText } from 'node:util';
import type { DiffWords } from '../messages/messages.ts';
import type { SiteDiff } from './change.ts';
import { type Phrase, phrases, type Segment, summaryOf, whichPages } from './phrase.ts';

export interface PrettyDiffOptions {
  readonly words: DiffWords;
  /** Without colour, what went is marked `[-so-]` and what came `{+so+}`. */
  readonly colour: boolean;
}

export function printPrettyDiff(diff: SiteDiff, options: PrettyDiffOptions): string {
  const { words } = options;
  const paint = painter(options);
  const names = (symbol: string, colour: 'green' | 'red', pages: SiteDiff['added']) =>
    pages.map(({ url, title }) => `  ${paint(colour, `${symbol} ${url}`)}  ${title}`);
  const shared = diff.shared.flatMap(({ change, pages }) =>
    phrases([change], words).flatMap((said) => [
      phraseLine(said, options),
      `      ${paint('dim', whichPages(pages, diff.common, words))}`,
    ]),
  );
  const sections = [
    section(words.added, names('+', 'green', diff.added), options),
    section(words.removed, names('-', 'red', diff.removed), options),
    section(words.shared, shared, options),
    ...diff.changed.map(({ url, title, changes }) =>
      section(
        `${url}  ${title}`,
        phrases(changes, words).map((said) => phraseLine(said, options)),
        options,
      ),
    ),
  ];
  return [paint('bold', summaryOf(diff, words)), ...sections.filter((text) => text !== '')].join('\n\n').concat('\n');
}

const painter =
  ({ colour }: PrettyDiffOptions) =>
  (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;

function section(heading: string, lines: readonly string[], options: PrettyDiffOptions): string {
  return lines.length === 0 ? '' : [painter(options)('bold', heading), ...lines].join('\n');
}

function phraseLine({ label, segments, where }: Phrase, options: PrettyDiffOptions): string {
  const paint = painter(options);
  const place = where === undefined ? '' : paint('dim', `  (${where})`);
  const start = paint('dim', label.padEnd(options.words.labelWidth));
  return `  ${start}${segments.map((segment) => mark(segment, options)).join(' ')}${place}`;
}

const COLOURS = { removed: ['red', 'strikethrough'], old: 'red', added: 'green', new: 'green' } as const;

function mark({ kind, text }: Segment, options: PrettyDiffOptions): string {
  if (kind === 'same') return text;
  if (options.colour) return painter(options)([...[COLOURS[kind]].flat()], text);
  if (kind === 'removed') return `[-${text}-]`;
  return kind === 'added' ? `{+${text}+}` : text;
}
