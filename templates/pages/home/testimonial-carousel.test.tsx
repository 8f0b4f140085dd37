import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../tests/support/words.tsx';
import { slideAt } from '../../enhancements/testimonial-carousel.client.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

const TESTIMONIAL = { name: 'Familie K.', location: 'Baden', rating: 4, service: 'Schimmel' };
const ITEMS = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((text) => ({ ...TESTIMONIAL, text }));

test('the carousel follows the strip when it is scrolled by hand, even past its ends', () => {
  expect([0, 140, 160, 900, 1200].map((offset) => slideAt(offset, 300, 5))).toEqual([0, 0, 1, 3, 4]);
  expect(slideAt(-80, 300, 5)).toBe(0);
  expect(slideAt(5000, 300, 5)).toBe(4);
});

const render = (items: typeof ITEMS) =>
  renderToStaticMarkup(<TestimonialCarousel items={items} words={WORDS.testimonials} />);

describe('the carousel before its script runs', () => {
  const html = render(ITEMS);

  test('contains every testimonial as a quote with its caption, in a strip that the keyboard can focus', () => {
    expect(
      html.match(/<figure[^>]*>.*?<blockquote>.*?<\/blockquote><figcaption>.*?<\/figcaption><\/figure>/g),
    ).toHaveLength(5);
    expect(html).toMatch(/class="testimonial-carousel-strip"[^>]* tabindex="0"/);
  });

  test('has no controls if there is only one testimonial', () => {
    const one = render(ITEMS.slice(0, 1));
    expect(one).not.toContain('<button');
    expect(one).not.toContain('tabindex');
  });

  test('shows a count instead of dots if the dots would not fit on a phone', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...TESTIMONIAL, text: `Stimme ${index}` }));
    const html = render(many);
    expect(html).toContain('>1 von 30</p>');
    expect(html.match(/<button/g)).toHaveLength(2);
  });
});
