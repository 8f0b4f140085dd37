import type { Words } from '../../../.types/data.ts';
import { type ShownTestimonial, Testimonial } from '../../components/testimonials/testimonials.tsx';
import { Controls } from './controls.tsx';
import { positionText, useStrip } from './use-strip.ts';
import './testimonial-carousel.css';

export interface TestimonialCarouselProps {
  readonly items: readonly ShownTestimonial[];
  readonly words: Words['testimonials'];
}

/**
 * Testimonials, one at a time. Without script, a scrollable strip; the controls reserve their space until they work, so that
 * nothing shifts. Never plays automatically.
 */
export function TestimonialCarousel({ items, words }: TestimonialCarouselProps) {
  const { live, index, announced, goTo, strip } = useStrip(items.length);
  return (
    <section
      className={live ? 'testimonial-carousel is-live' : 'testimonial-carousel'}
      aria-roledescription={live ? words.carousel : undefined}
      aria-labelledby="voices-heading"
    >
      <div className="testimonial-carousel-head">
        <h3 className="h4" id="voices-heading">
          {words.heading}
        </h3>
        {items.length > 1 && <Controls count={items.length} index={index} words={words} onChoose={goTo} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced && `${positionText(words.name, index, items.length)}: ${items[index]?.text}`}
      </p>
      {/* A scrollable strip must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        className="testimonial-carousel-strip"
        role="group"
        aria-label={words.all}
        tabIndex={items.length > 1 ? 0 : undefined}
        {...strip}
      >
        {items.map((item, each) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div
            key={item.text}
            className="testimonial-carousel-slide"
            role="group"
            aria-roledescription={live ? words.slide : undefined}
            aria-label={positionText(words.name, each, items.length)}
          >
            <Testimonial item={item} stars={words.stars} />
          </div>
        ))}
      </div>
    </section>
  );
}
