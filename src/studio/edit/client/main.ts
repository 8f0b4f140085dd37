/** Entry point of edit mode. Every page of an editable preview loads it, after everything else. */

import { wordsIn } from '../../../base/words.ts';
import { followPage } from '../../dev/browser/preview.ts';
import type { PageState } from '../../dev/page-state.ts';
import { EDIT_WORDS } from '../words.ts';
import { askWith } from './context.ts';
import { createEditMode, type EditMode } from './edit-mode.ts';

const start = ({ token, words }: PageState): EditMode | undefined =>
  token === undefined ? undefined : createEditMode(askWith(token), wordsIn(EDIT_WORDS, words.language), words.language);

function follow(): void {
  let editMode: EditMode | undefined;
  followPage({
    onState(state) {
      editMode ??= start(state);
    },
    // A reload must not discard what is being typed.
    reload: (load) => (editMode ? editMode.whenIdle(load) : load()),
  });
}

follow();
