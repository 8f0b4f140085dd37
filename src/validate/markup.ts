import { ALLOWED_TAGS, MAX_ELEMENTS } from '../markup/fragment.ts';
import { locateText } from '../problems/locate.ts';
import { type Place, type Problem, problem } from '../problems/problem.ts';
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
