/**
 * The same pages for other generators: each region's data as front matter, a template that walks through all of them,
 * and around it the furniture of our own built page as it is, so that every page has the same content and about the
 * same size. They do less with it: no schema, no check of texts, links or output.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PeerSite {
  /** Header and footer of our page, without what stands between. */
  readonly before: string;
  readonly after: string;
  /** All drawings of our page, which a template places as they are. */
  readonly drawing: string;
  /** Slug → the region's data as YAML. */
  readonly regions: ReadonlyMap<string, string>;
}

/** Takes the furniture from a page that we built, and the data that it was built from. */
export function readPeerSite(root: string, dist: string, slug: string): PeerSite {
  const html = readFileSync(join(dist, 'regional', slug, 'index.html'), 'utf8');
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const drawing =
    html
      .slice(start, end)
      .match(/<svg[\s\S]*?<\/svg>/g)
      ?.join('') ?? '';
  const folder = join(root, 'data/regions');
  const regions = readdirSync(folder).map(
    (file) => [file.replace('.yaml', ''), readFileSync(join(folder, file), 'utf8')] as const,
  );
  return {
    before: html.slice(0, start),
    after: html.slice(end + '</main>'.length),
    drawing,
    regions: new Map(regions),
  };
}

/** One list of a page: its field, and what stands in each of its items. */
const LISTS = [
  ['tiles', ['title', 'text']],
  ['services', ['service', 'text']],
] as const;

/** Hugo: a content file a page, a template in Go's language, `markdownify` for emphasis and links. */
export function writeHugoSite(folder: string, site: PeerSite): void {
  const field = (name: string) => `{{ ${name} | markdownify }}`;
  const lists = LISTS.map(
    ([list, fields]) =>
      `<ul>{{ range .Params.${list} }}<li>${fields.map((name) => `<p>${field(`.${name}`)}</p>`).join('')}</li>{{ end }}</ul>`,
  );
  const template = [
    '{{ partial "before.html" . }}<main>{{ partial "drawing.html" . }}',
    `<h1>${field('.Params.city')}</h1><p>${field('.Params.hero.lead')}</p>`,
    '<dl>{{ range .Params.hero.figures }}<div><dt>{{ .label }}</dt><dd>{{ .value }} {{ .unit }}</dd></div>{{ end }}</dl>',
    `<h2>${field('.Params.intro.heading')}</h2><p>${field('.Params.intro.lead')}</p>`,
    `{{ range .Params.intro.paragraphs }}<p>${field('.')}</p>{{ end }}`,
    `<h3>${field('.Params.intro.box.title')}</h3><p>${field('.Params.intro.box.text')}</p>`,
    ...lists,
    '<ul>{{ range .Params.neighbours }}<li>{{ . }}</li>{{ end }}</ul>',
    `{{ range .Params.faq.items }}<details><summary>${field('.question')}</summary><p>${field('.answer')}</p></details>{{ end }}`,
    `<h2>${field('.Params.quote.heading')}</h2><p>${field('.Params.quote.text')}</p>`,
    '</main>{{ partial "after.html" . }}',
  ].join('\n');
  write(folder, {
    'config.yaml': [
      'baseURL: https://www.example.ch/',
      'disableKinds: [home, section, taxonomy, term, RSS, sitemap, robotsTXT, "404"]',
      '',
    ].join('\n'),
    'layouts/_default/single.html': template,
    'layouts/partials/before.html': site.before.replaceAll('{{', '{{ "{{" }}'),
    'layouts/partials/after.html': site.after.replaceAll('{{', '{{ "{{" }}'),
    'layouts/partials/drawing.html': site.drawing,
  });
  writeContent(join(folder, 'content/regional'), site, '');
}

/** Eleventy: the same with Nunjucks, which has no Markdown for single fields; they stand as they are. */
export function writeEleventySite(folder: string, site: PeerSite): void {
  const lists = LISTS.map(
    ([list, fields]) =>
      `<ul>{% for item in ${list} %}<li>${fields.map((name) => `<p>{{ item.${name} }}</p>`).join('')}</li>{% endfor %}</ul>`,
  );
  const template = [
    '{% include "before.html" %}<main>{% include "drawing.html" %}',
    '<h1>{{ city }}</h1><p>{{ hero.lead }}</p>',
    '<dl>{% for figure in hero.figures %}<div><dt>{{ figure.label }}</dt><dd>{{ figure.value }} {{ figure.unit }}</dd></div>{% endfor %}</dl>',
    '<h2>{{ intro.heading }}</h2><p>{{ intro.lead }}</p>',
    '{% for text in intro.paragraphs %}<p>{{ text }}</p>{% endfor %}',
    '<h3>{{ intro.box.title }}</h3><p>{{ intro.box.text }}</p>',
    ...lists,
    '<ul>{% for name in neighbours %}<li>{{ name }}</li>{% endfor %}</ul>',
    '{% for item in faq.items %}<details><summary>{{ item.question }}</summary><p>{{ item.answer }}</p></details>{% endfor %}',
    '<h2>{{ quote.heading }}</h2><p>{{ quote.text }}</p>',
    '</main>{% include "after.html" %}',
  ].join('\n');
  write(folder, {
    '_includes/region.njk': template,
    '_includes/before.html': `{% raw %}${site.before}{% endraw %}`,
    '_includes/after.html': `{% raw %}${site.after}{% endraw %}`,
    '_includes/drawing.html': site.drawing,
  });
  writeContent(join(folder, 'regional'), site, 'layout: region.njk\n');
}

function writeContent(folder: string, { regions }: PeerSite, more: string): void {
  for (const [slug, yaml] of regions) {
    // Their own meaning of a field would change what is built.
    const data = yaml.replace(/^(kind|draft|from|until):/gm, 'own_$1:');
    write(folder, { [`${slug}.md`]: `---\n${more}${data}---\n` });
  }
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
