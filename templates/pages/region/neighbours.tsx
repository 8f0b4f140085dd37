import { PlaceLinks } from '../../components/place-links/place-links.tsx';
import { Section } from '../../components/section/section.tsx';

/** Places nearby that we serve too. */
export function Neighbours({ names }: { readonly names: readonly string[] }) {
  return (
    <Section className="neighbours">
      <div className="grid">
        <h2 className="h3 c1-3">In der Nähe</h2>
        <PlaceLinks names={names} className="c4-12" />
      </div>
    </Section>
  );
}
