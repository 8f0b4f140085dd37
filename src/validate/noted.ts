/** What our own keywords noted in a file, as far as it can be judged without the others. */
import { parseUrl } from '../lib/url.ts';
import { ALLOWED_TAGS, MAX_ELEMENTS } from '../markup/fragment.ts';
import { locate, locateText } from '../problems/locate.ts';
import { type Place, type Problem, problem } from '../problems/problem.ts';
import type { Environment } from '../template-api.ts';
import type { Source } from '../types.ts';
import type { MarkupNote, Notes } from './keywords.ts';
import { mayBeLinked } from './references.ts';

/** Reports what is wrong inside text fields: unclosed markers, HTML that is not allowed. */
export function checkMarkup(source: Source, notes: Notes['markup']): Problem[] {
  return notes.map((note) => explain(note, locateText(source, note.pointer, wordsOf(note))));
}

/** How the mistake reads in the file, so that it can be pointed at. */
function wordsOf(note: MarkupNote): string {
  if ('context' in note) return note.context;
  return note.kind === 'attribute' || note.kind === 'tag' || note.kind === 'plain' ? note.name : `<${note.name}`;
}

function explain(note: MarkupNote, place: Place): Problem {
  switch (note.kind) {
    case 'unclosed':
      return problem('markup-unclosed', place, { marker: note.marker });
    case 'tag':
      return problem('markup-tag', place, { tag: note.name }, 'warning');
    case 'plain':
      return problem('markup-plain', place, { found: note.name }, 'warning');
    case 'no-text':
    case 'brackets':
      return mayBeLinked(note.href)
        ? problem('markup-link', place, { fault: note.kind, href: note.href })
        : problem('link-form', place, { href: note.href });
    case 'element':
      return problem('markup-element', place, { name: note.name, allowed: ALLOWED_TAGS });
    case 'attribute':
      return problem('markup-attribute', place, { name: note.name });
    case 'open-element':
      return problem('markup-open-element', place, { name: note.name });
    case 'too-deep':
      return problem('markup-too-deep', place, { limit: MAX_ELEMENTS });
  }
}

/**
 * A setting that puts keys into the pages is allowed, but never unnoticed. With an environment, the keys must be there:
 * without them nothing would be published, so that is the only finding then.
 */
export function checkPublished(source: Source, published: Notes['published'], env: Environment | undefined): Problem[] {
  return published.map(({ variables, pointer }) => {
    const place = locate(source, pointer);
    const missing = env ? variables.filter((name) => !env[name]) : [];
    return missing.length > 0
      ? problem('delivery-key-missing', place, { variables: missing })
      : problem('delivery-direct', place, { variables }, 'warning');
  });
}

/**
 * One fact that several places state for themselves, such as opening hours. Where they differ, a reader is told two
 * truths. That may be meant, so it is a warning, and the data can acknowledge it with a reason, for as long as they differ.
 */
export function checkContexts(source: Source, { contexts, acknowledged }: Notes): Problem[] {
  return contexts.flatMap(({ fact, pointer, value }) => {
    const differs = new Set(Object.values(value).map((each) => JSON.stringify(each))).size > 1;
    const reasons = acknowledged.filter((each) => each.fact === fact);
    if (!differs)
      return reasons.map((each) => problem('context-agrees', locate(source, each.pointer), { fact }, 'warning'));
    if (reasons.length > 0) return [];
    return [problem('context-differs', locate(source, pointer), { fact, places: Object.keys(value) }, 'warning')];
  });
}

/** A page loads nothing from other servers. A field may name a file there all the same, and those who fill it in have to know. */
export const checkForeign = (source: Source, foreign: Notes['foreign']): Problem[] =>
  foreign.flatMap(({ href, pointer }) => {
    // What is no address at all is a finding of its own.
    const host = parseUrl(href)?.host;
    return host ? [problem('reference-foreign', locate(source, pointer), { href, host }, 'warning')] : [];
  });
