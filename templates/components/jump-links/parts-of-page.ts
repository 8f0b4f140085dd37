import type { FaqItem, Section } from '../../data.gen.ts';
import { questionId } from '../faq/question-id.ts';
import type { JumpLink } from './jump-links.tsx';

/** Id of the end of a page: phone, hours, and the way to the form. */
export const CONTACT_ID = 'offerte';

interface Parts {
  readonly sections: readonly Section[];
  readonly questions: readonly FaqItem[];
  /** True where the prices are a table of their own, with the id `preise`. */
  readonly hasPriceTable: boolean;
}

/** Where the home page says how a treatment goes. */
export const COURSE_ID = 'ablauf';

/**
 * What people look for on a service or region page, in the order of their questions. A page that does not say how a treatment
 * goes leads to where that is said for all.
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
