import { starIcon } from '../icon/icons.gen.ts';
import { Lines } from '../icon/lines.tsx';

const STARS = [1, 2, 3, 4, 5];

/** Filled stars; read aloud as one sentence. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className="stars">
      <span className="vh">
        {rating} von {STARS.length} Sternen
      </span>
      {STARS.map((star) => (
        <Lines key={star} lines={starIcon} className={star <= rating ? 'is-full' : undefined} />
      ))}
    </p>
  );
}
