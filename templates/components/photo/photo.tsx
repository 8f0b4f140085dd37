import { useSite } from 'nebel/template-api';
import type { Image } from '../../../.types/data.ts';
import './photo.css';

interface PhotoProps {
  readonly photo: Image;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** A word or two before the caption. */
  readonly label?: string;
}

/** A picture chosen by an editor. It loads lazily, with its space reserved. */
export function Photo({ photo, sizes, label }: PhotoProps) {
  const { file, alt, caption } = photo;
  const { width, height, src, sources } = useSite().image(file);
  return (
    <figure className="photo">
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {(label || caption) && (
        <figcaption className="note">
          {label && <b>{label}</b>} {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** A photo between two sections, aligned with their text. It has no heading, so it is no section itself. */
export const PhotoSection = ({ photo }: Pick<PhotoProps, 'photo'>) => (
  <div className="sec">
    <div className="wrap">
      <div className="grid">
        <div className="c4-12">
          <Photo photo={photo} sizes="(min-width: 90rem) 64rem, (min-width: 60rem) 70vw, 92vw" />
        </div>
      </div>
    </div>
  </div>
);
