import type { FaqItem, Section } from '../../../.types/data.ts';
import { questionId } from '../faq/question-id.ts';
import type { JumpLink } from './jump-links.tsx';

/** Id of the final section of a page: phone, opening hours and the link to the form. */
export const CONTACT_ID = 'offerte';

interface Parts {
  readonly sections: readonly Section[];
  readonly questions: readonly FaqItem[];
  /** True if the prices have a table of their own, with the id `preise`. */
  readonly hasPriceTable: boolean;
}

/** Returns links to those parts of a service or region page that people look for, in the order in which they ask. */
export function partsOfPage({ sections, questions, hasPriceTable }: Parts): readonly JumpLink[] {
  const question = questions.find(({ about }) => about === 'prices');
  const prices = hasPriceTable ? 'preise' : question && questionId(question);
  const course = sections.find(({ anchor }) => anchor === 'ablauf') ?? sections.find(isCourse);
  return [
    ...(prices ? [{ part: 'prices' as const, to: `#${prices}` as const }] : []),
    ...(course?.anchor ? [{ part: 'course' as const, to: `#${course.anchor}` as const }] : []),
    { part: 'questions', to: '#faq' },
    { part: 'contact', to: `#${CONTACT_ID}` },
  ];
}

const isCourse = ({ kind, anchor }: Section) => kind === 'steps' && anchor !== undefined;
