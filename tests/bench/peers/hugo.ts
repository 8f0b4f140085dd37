import { execFileSync } from 'node:child_process';
import { frontMatter, type Peer } from './peer.ts';

/** Hugo from the path: a content file per page, a Go template, `markdownify` for emphasis and links. */
export function hugo(): Peer | undefined {
  try {
    const [version = ''] = /v[\d.]+/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' })) ?? [];
    return {
      name: `Hugo ${version}`,
      files: ({ before, after, drawing }) => ({
        'config.yaml': CONFIG,
        'layouts/_default/single.html': TEMPLATE,
        'layouts/partials/before.html': escaped(before),
        'layouts/partials/after.html': escaped(after),
        'layouts/partials/drawing.html': drawing,
      }),
      page: (slug, yaml) => ({ [`content/regional/${slug}.md`]: frontMatter(yaml) }),
      buildFolders: ['public', 'resources'],
      build: { command: 'hugo', options: ['--quiet'] },
      preview: (port) => ({ command: 'hugo', options: ['server', '--port', String(port), '--bind', '127.0.0.1'] }),
    };
  } catch {
    return undefined;
  }
}

const CONFIG = `baseURL: https://www.example.ch/
disableKinds: [home, section, taxonomy, term, RSS, sitemap, robotsTXT, "404"]
`;

const escaped = (html: string) => html.replaceAll('{{', '{{ "{{" }}');

const text = (name: string) => `{{ ${name} | markdownify }}`;

const list = (name: string, fields: readonly string[]) =>
  `<ul>{{ range .Params.${name} }}<li>${fields.map((field) => `<p>${text(`.${field}`)}</p>`).join('')}</li>{{ end }}</ul>`;

const TEMPLATE = [
  '{{ partial "before.html" . }}<main>{{ partial "drawing.html" . }}',
  `<h1>${text('.Params.city')}</h1><p>${text('.Params.hero.lead')}</p>`,
  '<dl>{{ range .Params.hero.figures }}<div><dt>{{ .label }}</dt><dd>{{ .value }} {{ .unit }}</dd></div>{{ end }}</dl>',
  `<h2>${text('.Params.intro.heading')}</h2><p>${text('.Params.intro.lead')}</p>`,
  `{{ range .Params.intro.paragraphs }}<p>${text('.')}</p>{{ end }}`,
  `<h3>${text('.Params.intro.box.title')}</h3><p>${text('.Params.intro.box.text')}</p>`,
  list('tiles', ['title', 'text']),
  list('services', ['service', 'text']),
  '<ul>{{ range .Params.neighbours }}<li>{{ . }}</li>{{ end }}</ul>',
  `{{ range .Params.faq.items }}<details><summary>${text('.question')}</summary><p>${text('.answer')}</p></details>{{ end }}`,
  `<h2>${text('.Params.quote.heading')}</h2><p>${text('.Params.quote.text')}</p>`,
  '</main>{{ partial "after.html" . }}',
].join('\n');
