import { type ShownTestimonial, Voice } from '../../components/testimonials/testimonials.tsx';
import { Controls } from './controls.tsx';
import { slideName } from './step.ts';
import { useStrip } from './use-strip.ts';

export interface TestimonialCarouselProps {
  readonly items: readonly ShownTestimonial[];
}

/**
 * What customers said, one at a time. Without script a strip to scroll; the controls keep their place until they work,
 * so that nothing moves. It never plays by itself.
 */
export function TestimonialCarousel({ items }: TestimonialCarouselProps) {
  const { live, index, announced, goTo, strip } = useStrip(items.length);
  return (
    <section
      className={live ? 'carousel is-live' : 'carousel'}
      aria-roledescription={live ? 'Karussell' : undefined}
      aria-labelledby="voices-heading"
    >
      <div className="carousel__head">
        <h3 className="h4" id="voices-heading">
          Kundenstimmen
        </h3>
        {items.length > 1 && <Controls count={items.length} index={index} onChoose={goTo} />}
      </div>
      <p className="vh" aria-live="polite">
        {announced && `${slideName(index, items.length)}: ${items[index]?.text}`}
      </p>
      {/* A strip that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        className="carousel__strip"
        role="group"
        aria-label="Alle Kundenstimmen"
        tabIndex={items.length > 1 ? 0 : undefined}
        {...strip}
      >
        {items.map((item, each) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
          <div
            key={item.text}
            className="carousel__slide"
            role="group"
            aria-roledescription={live ? 'Folie' : undefined}
            aria-label={slideName(each, items.length)}
          >
            <Voice item={item} />
          </div>
        ))}
      </div>
    </section>
  );
}
