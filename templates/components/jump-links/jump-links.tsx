import { CONTACT_ID } from '../../addresses.ts';
import { useWords } from '../../site-data.ts';
import { SiteLink } from '../link/link.tsx';
import './jump-links.css';
import type { FaqItem, Section } from '../../../.types/data.ts';
import { questionId } from '../faq/faq.tsx';

export interface JumpLink {
  /** Key of its label in the navigation texts. */
  readonly part: 'prices' | 'course' | 'questions' | 'contact';
  /** Address of the target on this page: `#faq`. */
  readonly to: `#${string}`;
}

interface JumpLinksProps {
  readonly links: readonly JumpLink[];
}

/** Row of links below the head of a long page, to its prices, questions and contact. */
export function JumpLinks({ links }: JumpLinksProps) {
  const { navigation } = useWords();
  return (
    <nav className="jump-links" aria-label={navigation.onThisPage}>
      <ul role="list" className="wrap">
        {links.map(({ part, to }) => (
          <li key={to}>
            <SiteLink href={to}>{navigation[part]}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Parts {
  readonly sections: readonly Section[];
  readonly questions: readonly FaqItem[];
  /** True if the prices have a table of their own, with the id `preise`. */
  readonly hasPriceTable: boolean;
}

/** Returns links to those parts of a service or region page that people look for, in the order in which they ask. */
export function partsOfPage({ sections, questions, hasPriceTable }: Parts): readonly JumpLink[] {
  const question = questions.find(({ about }) => about === 'prices');
  const prices = hasPriceTable ? 'preise' : question && questionId(question, questions);
  const course = sections.find(({ anchor }) => anchor === 'ablauf') ?? sections.find(isCourse);
  return [
    ...(prices ? [{ part: 'prices' as const, to: `#${prices}` as const }] : []),
    ...(course?.anchor ? [{ part: 'course' as const, to: `#${course.anchor}` as const }] : []),
    { part: 'questions', to: '#faq' },
    { part: 'contact', to: `#${CONTACT_ID}` },
  ];
}

const isCourse = ({ kind, anchor }: Section) => kind === 'steps' && anchor !== undefined;
