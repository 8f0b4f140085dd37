import { createElement } from 'react';
import { hydrate } from '../../../src/browser/hydrate.ts';
import type { Mount } from '../../../src/browser/runtime.ts';
import { TestimonialCarousel, type TestimonialCarouselProps } from './testimonial-carousel.tsx';

const mount: Mount<TestimonialCarouselProps> = (element, props) =>
  hydrate(element, createElement(TestimonialCarousel, props));

export default mount;
