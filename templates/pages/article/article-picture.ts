import { fillSlots, type SiteView, type SocialPicture } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { longDate } from '../../format/date.ts';
import { siteDataOf } from '../../site-data.ts';
import { minutesToRead } from './reading-time.ts';

/** Social picture of an article: title and reading time. */
export function articlePicture(article: Article, site: SiteView): SocialPicture {
  const { title, category, illustration, color, date } = article;
  const { site: settings, words } = siteDataOf(site);
  return socialPicture(site, {
    title,
    subject: category,
    drawing: illustration,
    color,
    fact: {
      value: fillSlots(words.articles.readingTime, { minutes: minutesToRead(article) }),
      after: longDate(date, settings.language),
    },
  });
}
