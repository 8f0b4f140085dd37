import type { MakeDraftMark } from '../../api/types.ts';
import { type Language, wordsIn } from '../../base/words.ts';
import { UNPUBLISHED_WORDS } from './words.ts';

/** Returns the function that makes the marks of unpublished pages in a language. */
export const draftMarkIn =
  (language: Language): MakeDraftMark =>
  (file, unpublished) => {
    const { label, reason } = wordsIn(UNPUBLISHED_WORDS, language);
    return { label: label(unpublished), title: reason(unpublished, file), language };
  };
