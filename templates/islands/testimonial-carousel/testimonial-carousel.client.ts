import { hydrate } from 'nebel/browser/hydrate';
import type { Mount } from 'nebel/browser/runtime';
import { createElement } from 'react';
import { TestimonialCarousel, type TestimonialCarouselProps } from './testimonial-carousel.tsx';

const mount: Mount<TestimonialCarouselProps> = (element, props) =>
  hydrate(element, createElement(TestimonialCarousel, props));

export default mount;
