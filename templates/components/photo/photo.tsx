import { useSite } from 'nebel/template-api';
import type { Image } from '../../data.gen.ts';
import { Section } from '../section/section.tsx';

interface PhotoProps {
  readonly photo: Image;
  /** How wide it is on which screens, as the attribute of the same name says it. */
  readonly sizes: string;
  /** A word or two that go before the caption. */
  readonly label?: string;
}

/** A picture of an editor. It loads when it comes near, and has its place before. */
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

/** The same as a section of its own, where the texts of other sections are. */
export const PhotoSection = ({ photo }: Pick<PhotoProps, 'photo'>) => (
  <Section>
    <div className="grid">
      <div className="c4-12">
        <Photo photo={photo} sizes="(min-width: 90rem) 64rem, (min-width: 60rem) 70vw, 92vw" />
      </div>
    </div>
  </Section>
);
