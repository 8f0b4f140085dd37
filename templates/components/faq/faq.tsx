import { fillSlots, toSlug } from 'nebel/template-api';
import type { FaqItem } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import { CheckedHtml, Paragraph } from '../inline/inline.tsx';
import { Section, SectionHeading } from '../section/section.tsx';
import './faq.css';

interface FaqProps {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  /** True if no other part of the page mentions prices. */
  readonly withPrices?: boolean;
  /** A paragraph after each answer about prices. */
  readonly aboutPrices?: string;
}

/** Number of questions from which on some are folded, and how many are shown then. */
const MANY = 12;
const SHOWN = 8;

/**
 * FAQ section. Native exclusive disclosures keep one answer open at a time; each question can be linked to. Of many questions,
 * the script folds all but the first ones.
 */
export function Faq({ heading, items, withPrices = false, aboutPrices }: FaqProps) {
  const { lists, navigation, prices } = useWords();
  return (
    <Section id="faq" rule>
      <div className="grid">
        <div className="c4-12">
          <SectionHeading className="h2">{heading}</SectionHeading>
          <div className="faq" data-faq>
            {items.map((item, index) => (
              <details key={item.question} id={questionId(item, items)} name="faq" open={index === 0}>
                <summary>
                  <h3>{item.question}</h3>
                </summary>
                <Paragraph text={item.answer} />
                {item.answerHtml && (
                  <div className="flow">
                    <CheckedHtml html={item.answerHtml} />
                  </div>
                )}
                {aboutPrices && item.about === 'prices' && <Paragraph text={aboutPrices} />}
              </details>
            ))}
          </div>
          {items.length >= MANY && (
            <button className="btn faq-all" type="button" data-faq-all={SHOWN} hidden>
              {fillSlots(lists.all, { count: items.length, title: navigation.questions })}
            </button>
          )}
          {withPrices && prices.vat && <p className="note">{prices.vat}</p>}
        </div>
      </div>
    </Section>
  );
}

/** Returns the id of a question, for links to it: its first words, or all if another question starts with the same ones. */
export function questionId({ question }: FaqItem, all: readonly FaqItem[]): string {
  const start = startOf(question);
  const isUnique = all.filter((other) => startOf(other.question) === start).length < 2;
  return `frage-${isUnique ? start : toSlug(question)}`;
}

/** Pages have many questions, and their ids are a fifth of what the answers weigh. */
const startOf = (question: string) => toSlug(question).split('-', 3).join('-');

/** Returns all ids of an FAQ section that links can point at. */
export const faqAnchors = (items: readonly FaqItem[]): readonly string[] => [
  'faq',
  ...items.map((item) => questionId(item, items)),
];
