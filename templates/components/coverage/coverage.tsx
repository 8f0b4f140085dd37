import { Island, useSite } from 'nebel/template-api';
import { useId } from 'react';
import type { CoverageSide, CoverageTest } from '../../../.types/data.ts';
import { type Color, classes } from '../../format/classes.ts';
import { pictureOf } from '../illustration/picture.tsx';
import { Paragraph } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import './coverage.css';
import { SectionHeading } from '../section/section.tsx';

interface CoverageProps {
  readonly heading: string;
  readonly manual: CoverageSide;
  readonly fog: CoverageSide;
  /** What tests measured. It is not a share of the room, so it gets a graphic of its own. */
  readonly test?: CoverageTest | undefined;
  readonly note?: string | undefined;
  /** Hue of the surroundings. Defaults to the house teal. */
  readonly color?: Color | undefined;
}

/**
 * One room, wiped by hand to the left of a line and reached by fog to the right. Choosing a side shows the whole room
 * treated that way; with scripts, the line can be dragged, too. Belongs inside a section.
 */
export function Coverage({ heading, manual, fog, test, note, color }: CoverageProps) {
  const name = useId();
  const site = useSite();
  return (
    <div className="coverage">
      <SectionHeading className="coverage-heading h2">{heading}</SectionHeading>
      <div className="coverage-sides" role="radiogroup" aria-label={heading}>
        <Island name="coverage" className="coverage-room" props={{}}>
          {pictureOf(site, { name: 'wirkung-hand', color })}
          {pictureOf(site, { name: 'wirkung-nebel', color })}
        </Island>
        <Side side={manual} name={name} className="coverage-side--hand" />
        <Side side={fog} name={name} className="coverage-side--fog" />
      </div>
      {test && <Test test={test} />}
      <Paragraph className="note" text={note} />
    </div>
  );
}

interface SideProps {
  readonly side: CoverageSide;
  /** Name of the radio group. */
  readonly name: string;
  readonly className: string;
}

function Side({ side: { value, title, text }, name, className }: SideProps) {
  return (
    <div className={classes('coverage-side', className)}>
      <label>
        {value && <Numeral value={value} className="coverage-numeral" />}
        <input type="radio" name={name} />
        <b>{title}</b>
      </label>
      <Paragraph text={text} />
    </div>
  );
}

/** A field of a thousand dots, of which one is left. */
function Test({ test: { value, title, text } }: { readonly test: CoverageTest }) {
  return (
    <div className="coverage-sides coverage-test">
      <div className="coverage-dots" aria-hidden="true" />
      <div className="coverage-side coverage-side--fog">
        <Numeral value={value} className="coverage-numeral" />
        <p>
          <b>{title}</b>
        </p>
        <Paragraph text={text} />
      </div>
    </div>
  );
}
