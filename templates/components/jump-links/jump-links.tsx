export interface JumpLink {
  readonly label: string;
  /** Id of a part of this page. */
  readonly to: string;
}

interface JumpLinksProps {
  readonly links: readonly JumpLink[];
}

/** One line below the head of a long page: to its prices, its questions, its contact. */
export function JumpLinks({ links }: JumpLinksProps) {
  return (
    <nav className="jump" aria-label="Auf dieser Seite">
      <ul className="wrap">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={`#${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
