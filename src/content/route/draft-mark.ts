import type { MakeDraftMark } from '../../api/types.ts';
import { type Language, WORDS } from '../../base/messages/messages.ts';

/** Returns the function that makes the marks of unpublished pages in a language. */
export const draftMarkIn =
  (language: Language): MakeDraftMark =>
  (file, unpublished) => {
    const { label, reason } = WORDS[language].pages;
    return { label: label(unpublished), title: reason(unpublished, file), language };
  };
