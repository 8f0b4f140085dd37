import type { PairSection as PairSectionData } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import { Photo } from '../photo/photo.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './pair-section.css';

const SIZES = '(min-width: 90rem) 40rem, (min-width: 48rem) 46vw, 82vw';

/** Two pictures of the same spot: side by side, or on phones a scrollable strip. */
export function PairSection({ section }: { readonly section: PairSectionData }) {
  const { anchor, heading, before, after } = section;
  const { photos } = useWords();
  return (
    <Section id={anchor}>
      <SectionHead {...section} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="pair-section" role="group" aria-label={heading} tabIndex={0}>
        <Photo photo={before} sizes={SIZES} label={photos.before} />
        <Photo photo={after} sizes={SIZES} label={photos.after} />
      </div>
    </Section>
  );
}
