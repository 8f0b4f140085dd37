/** Loaded by every page of the preview that may be written on, after everything else. */
import { followPage } from '../../dev/browser/preview.ts';
import type { PageState } from '../../dev/page-state.ts';
import { edit as de } from '../../messages/edit/de.ts';
import { edit as en } from '../../messages/edit/en.ts';
import { askWith } from './context.ts';
import { createWriting, type Writing } from './writing.ts';

const start = ({ token, words }: PageState): Writing | undefined =>
  token === undefined ? undefined : createWriting(askWith(token), words.language === 'en' ? en : de, words.language);

function follow(): void {
  let writing: Writing | undefined;
  followPage({
    onState(state) {
      writing ??= start(state);
    },
    // What is being typed must not be lost because the page has changed.
    reload: (load) => (writing ? writing.whenFree(load) : load()),
  });
}

follow();
