interface ClosestPagesProps {
  /** What stands above the links. */
  readonly heading: string;
}

/**
 * Room for the pages that are closest to the address that was asked for. Only the browser knows that one: the lists
 * below answer where no script can run, and the style sheet hides this there.
 */
export function ClosestPages({ heading }: ClosestPagesProps) {
  return (
    <div className="closest">
      <p>{heading}</p>
      <ul />
    </div>
  );
}
