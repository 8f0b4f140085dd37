import { type SiteView, toMarkup } from 'nebel/template-api';
import { expect, test } from 'vitest';
import { PhotoSection } from './photo.tsx';

test('a photo of a page refers to no heading, because it has none', () => {
  const image = () => ({ width: 900, height: 600, src: '/assets/wall.jpeg', sources: [] });
  const photo = { file: 'wall.jpg', alt: 'A wall with dark stains' };
  const html = toMarkup({ image } as unknown as SiteView, () => <PhotoSection photo={photo} />);
  expect(html).toContain('alt="A wall with dark stains"');
  expect(html).not.toContain('aria-labelledby');
});
