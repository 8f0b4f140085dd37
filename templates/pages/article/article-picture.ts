import type { SiteView, SocialPicture } from '../../../src/template-api.ts';
import { scenePicture } from '../../components/social-picture/scene.tsx';
import type { Article } from '../../data.gen.ts';
import { longDate } from '../../format/date.ts';

/** Its title, and how long it takes to read. */
export function articlePicture(
  { title, category, illustration, color, readTime, date }: Article,
  site: SiteView,
): SocialPicture {
  return scenePicture(site, {
    kind: 'article',
    title,
    subject: category,
    drawing: illustration,
    color,
    fact: { value: `${readTime} min Lesezeit`, label: longDate(date) },
  });
}
