import { fillSlots } from 'nebel/template-api';
import type { Testimonial as TestimonialData, Words } from '../../../.types/data.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Testimonial } from '../../components/testimonials/testimonials.tsx';
import './testimonial-carousel.css';

interface TestimonialCarouselProps {
  readonly items: readonly TestimonialData[];
  readonly words: Words['testimonials'];
}

/**
 * Testimonials in a scrollable strip. With its script they are a carousel, whose controls reserve their space until they
 * work, so that nothing shifts. Never plays automatically. Names, roles and states follow the grouped carousel of the APG.
 */
export function TestimonialCarousel({ items, words }: TestimonialCarouselProps) {
  const names = items.map((_, index) => fillSlots(words.name, { number: index + 1, count: items.length }));
  const hasControls = items.length > 1;
  return (
    <section
      className="testimonial-carousel"
      data-carousel={words.carousel}
      data-slide={words.slide}
      aria-labelledby="voices-heading"
    >
      <div className="testimonial-carousel-head">
        <h3 id="voices-heading">{words.heading}</h3>
        {hasControls && <Controls names={names} words={words} />}
      </div>
      <p className="visually-hidden" aria-live="polite" />
      {/* A scrollable strip must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        className="testimonial-carousel-strip"
        role="group"
        aria-label={words.all}
        tabIndex={hasControls ? 0 : undefined}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div key={item.text} className="testimonial-carousel-slide" role="group" aria-label={names[index]}>
            <Testimonial item={item} stars={words.stars} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface ControlsProps extends Pick<TestimonialCarouselProps, 'words'> {
  /** One for each slide. */
  readonly names: readonly string[];
}

/** Previous button, one dot for each slide, next button. */
function Controls({ names, words }: ControlsProps) {
  return (
    <div className="testimonial-carousel-controls">
      <Arrow name={words.previous} icon="chevron-left" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="testimonial-carousel-dots" role="group" aria-label={words.choose}>
        {names.map((name) => (
          <button key={name} className="btn-icon testimonial-carousel-dot" type="button" aria-label={name} />
        ))}
      </div>
      <Arrow name={words.next} icon="chevron-right" />
    </div>
  );
}

interface ArrowProps {
  readonly name: string;
  readonly icon: string;
}

function Arrow({ name, icon }: ArrowProps) {
  return (
    <button className="btn-icon testimonial-carousel-arrow" type="button" aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}
