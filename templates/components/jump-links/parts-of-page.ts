import type { FaqItem, Section } from '../../data.gen.ts';
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

/** Id of the section of the home page that describes the course of a treatment. */
export const COURSE_ID = 'ablauf';

/**
 * Returns links to what people look for on a service or region page, in the order in which they ask. If the page does not
 * describe the course of a treatment, its link leads to the general description on the home page.
 */
export function partsOfPage({ sections, questions, hasPriceTable }: Parts): readonly JumpLink[] {
  const question = questions.find(({ about }) => about === 'prices');
  const prices = hasPriceTable ? 'preise' : question && questionId(question);
  const course = sections.find(({ anchor }) => anchor === 'ablauf') ?? sections.find(isCourse);
  return [
    ...(prices ? [{ part: 'prices' as const, to: `#${prices}` }] : []),
    { part: 'course', to: course?.anchor ? `#${course.anchor}` : `/#${COURSE_ID}` },
    { part: 'questions', to: '#faq' },
    { part: 'contact', to: `#${CONTACT_ID}` },
  ];
}

const isCourse = ({ kind, anchor }: Section) => kind === 'steps' && anchor !== undefined;
