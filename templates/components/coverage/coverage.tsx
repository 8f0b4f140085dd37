import type { CoverageSide } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import type { Color } from '../../format/hue.ts';
import { Illustration } from '../illustration/illustration.tsx';
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
  /**
   * True draws the rooms inside the page: for a page on which browsers would fetch their files at once, because they are
   * so near the first view. There a request costs more than the bytes.
   */
  readonly isNear?: boolean | undefined;
}

/** The argument as a picture: the same room reached by hand and by fog. Belongs inside a section. */
export function Coverage({ heading, manual, fog, note, headingLevel: Heading = 'h2', color, isNear }: CoverageProps) {
  const room = (name: string) => (isNear ? <Illustration name={name} /> : <Picture name={name} color={color} />);
  return (
    <div className="vs">
      <Heading className={classes('vs__heading', Heading)}>{heading}</Heading>
      <div className="vs__sides">
        <figure className="vs__side vs__side--hand">
          {room('wirkung-hand')}
          <SideCaption side={manual} />
        </figure>
        <figure className="vs__side vs__side--fog">
          {room('wirkung-nebel')}
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
