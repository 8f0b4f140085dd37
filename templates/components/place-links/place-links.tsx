import { useSite } from 'nebel/template-api';
import { classes } from '../../format/classes.ts';
import { regionNamed } from '../../site-data.ts';
import './place-links.css';

/** Name of a place, linked if it has a region page. */
export function Place({ name }: { readonly name: string }) {
  const page = regionNamed(useSite(), name);
  return page ? <a href={page.url}>{name}</a> : name;
}

interface PlaceLinksProps {
  readonly names: readonly string[];
  readonly className?: string;
}

/** List of places, linked if they have a region page. */
export function PlaceLinks({ names, className }: PlaceLinksProps) {
  return (
    <ul role="list" className={classes('place-links', className)}>
      {names.map((name) => (
        <li key={name}>
          <Place name={name} />
        </li>
      ))}
    </ul>
  );
}
