import type { FaqItem } from '../../../.types/data.ts';
import { slugOf } from '../../format/slug.ts';

/** Returns the id of a question, for links to it. */
export const questionId = ({ question }: FaqItem) => `frage-${slugOf(question)}`;

/** Returns all ids of an FAQ section that links can point at. */
export const faqAnchors = (items: readonly FaqItem[]): readonly string[] => ['faq', ...items.map(questionId)];
