import type { FaqItem } from '../../data.gen.ts';
import { slugOf } from '../../format/slug.ts';

/** The id of a question on its page, for links that lead to it. */
export const questionId = ({ question }: FaqItem) => `frage-${slugOf(question)}`;

/** Ids of a section of questions that links elsewhere may point at. */
export const faqAnchors = (items: readonly FaqItem[]): readonly string[] => ['faq', ...items.map(questionId)];
