import { join } from 'node:path';
import { frontMatter, type Peer, versionIn } from './peer.ts';

/** Eleventy with Nunjucks, which has no Markdown for single fields: they are inserted unchanged. */
export function eleventy(home: string | undefined): Peer | undefined {
  const version = versionIn(home, '@11ty/eleventy');
  if (home === undefined || version === undefined) return undefined;
  return {
    name: `Eleventy ${version}`,
    files: ({ before, after, drawing }) => ({
      '_includes/region.njk': TEMPLATE,
      '_includes/before.html': raw(before),
      '_includes/after.html': raw(after),
      '_includes/drawing.html': drawing,
    }),
    page: (slug, yaml) => ({ [`regional/${slug}.md`]: frontMatter(yaml, 'layout: region.njk\n') }),
    buildFolders: ['_site'],
    build: {
      command: process.execPath,
      options: [join(home, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
    },
  };
}

const raw = (html: string) => `{% raw %}${html}{% endraw %}`;

const list = (name: string, fields: readonly string[]) =>
  `<ul>{% for item in ${name} %}<li>${fields.map((field) => `<p>{{ item.${field} }}</p>`).join('')}</li>{% endfor %}</ul>`;

const TEMPLATE = [
  '{% include "before.html" %}<main>{% include "drawing.html" %}',
  '<h1>{{ city }}</h1><p>{{ hero.lead }}</p>',
  '<dl>{% for figure in hero.figures %}<div><dt>{{ figure.label }}</dt><dd>{{ figure.value }} {{ figure.unit }}</dd></div>{% endfor %}</dl>',
  '<h2>{{ intro.heading }}</h2><p>{{ intro.lead }}</p>',
  '{% for text in intro.paragraphs %}<p>{{ text }}</p>{% endfor %}',
  '<h3>{{ intro.box.title }}</h3><p>{{ intro.box.text }}</p>',
  list('tiles', ['title', 'text']),
  list('services', ['service', 'text']),
  '<ul>{% for name in neighbours %}<li>{{ name }}</li>{% endfor %}</ul>',
  '{% for item in faq.items %}<details><summary>{{ item.question }}</summary><p>{{ item.answer }}</p></details>{% endfor %}',
  '<h2>{{ quote.heading }}</h2><p>{{ quote.text }}</p>',
  '</main>{% include "after.html" %}',
].join('\n');
