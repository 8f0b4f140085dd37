import type { ShownPage } from '../page/page-frame.tsx';
import { useStudio } from '../use-studio.ts';

/** How the page appears in search results and when someone shares it. */
export function Appearance({ title, description, address, picture }: ShownPage) {
  const { words } = useStudio();
  if (title === '') return null;
  return (
    <details className="section">
      <summary>{words.appearance}</summary>
      <div className="inside appearance">
        <small>{address}</small>
        <b>{title}</b>
        <p>{description}</p>
        {picture && <img src={picture.src} alt={picture.alt} loading="lazy" />}
      </div>
    </details>
  );
}
