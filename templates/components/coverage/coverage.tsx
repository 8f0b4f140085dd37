import type { ComponentType } from 'react';
import type { CoverageSide } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { Illustration } from '../illustration/illustration.tsx';
import { Inline } from '../inline/inline.tsx';
import { Num } from '../num/num.tsx';

interface CoverageProps {
  readonly heading: string;
  readonly manual: CoverageSide;
  readonly fog: CoverageSide;
  readonly note?: string | undefined;
  readonly headingLevel?: 'h2' | 'h3' | undefined;
  /** How the two rooms are drawn: inside the page in its hue, or as files in that of the house. */
  readonly Room?: ComponentType<{ readonly name: string }> | undefined;
}

/** The argument as a picture: the same room reached by hand and by fog. Stands inside a section. */
export function Coverage({
  heading,
  manual,
  fog,
  note,
  headingLevel: Heading = 'h2',
  Room = Illustration,
}: CoverageProps) {
  return (
    <div className="vs">
      <Heading className={classes('vs__heading', Heading)}>{heading}</Heading>
      <div className="vs__sides">
        <figure className="vs__side vs__side--hand">
          <Room name="wirkung-hand" />
          <SideCaption side={manual} />
        </figure>
        <figure className="vs__side vs__side--fog">
          <Room name="wirkung-nebel" />
          <SideCaption side={fog} />
        </figure>
      </div>
      {note && (
        <p className="note">
          <Inline text={note} />
        </p>
      )}
    </div>
  );
}

function SideCaption({ side }: { readonly side: CoverageSide }) {
  return (
    <figcaption>
      <Num value={side.percent} unit="%" className="vs__num" />
      <p>
        <strong>{side.title}.</strong> <Inline text={side.text} />
      </p>
    </figcaption>
  );
}
