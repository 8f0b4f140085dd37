import type { CoverageSide } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import type { Color } from '../../format/hue.ts';
import { Picture } from '../illustration/picture.tsx';
import { Inline } from '../inline/inline.tsx';
import { Num } from '../num/num.tsx';

interface CoverageProps {
  readonly heading: string;
  readonly manual: CoverageSide;
  readonly fog: CoverageSide;
  readonly note?: string | undefined;
  readonly headingLevel?: 'h2' | 'h3' | undefined;
  /** The hue around it. Without one: the teal of the house. */
  readonly color?: Color | undefined;
}

/** The argument as a picture: the same room reached by hand and by fog. Stands inside a section. */
export function Coverage({ heading, manual, fog, note, headingLevel: Heading = 'h2', color }: CoverageProps) {
  return (
    <div className="vs">
      <Heading className={classes('vs__heading', Heading)}>{heading}</Heading>
      <div className="vs__sides">
        <figure className="vs__side vs__side--hand">
          <Picture name="wirkung-hand" color={color} />
          <SideCaption side={manual} />
        </figure>
        <figure className="vs__side vs__side--fog">
          <Picture name="wirkung-nebel" color={color} />
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
