import { useSite } from 'nebel/template-api';
import { classes } from '../../format/classes.ts';
import { regionNamed } from '../../site-data.ts';

/** The name of a place, as a link if a region page for it exists. */
export function Place({ name }: { readonly name: string }) {
  const page = regionNamed(useSite(), name);
  return page ? <a href={page.url}>{name}</a> : name;
}

interface PlaceLinksProps {
  readonly names: readonly string[];
  readonly className?: string;
}

/** A list of places; those with a region page of their own are links. */
export function PlaceLinks({ names, className }: PlaceLinksProps) {
  return (
    <ul className={classes('place-links', className)}>
      {names.map((name) => (
        <li key={name}>
          <Place name={name} />
        </li>
      ))}
    </ul>
  );
}
