import { join } from 'node:path';
import { type Peer, versionIn } from './peer.ts';

/** Astro: a content collection of YAML files and one route for all of them. Fields are inserted unchanged. */
export function astro(home: string | undefined): Peer | undefined {
  const version = versionIn(home, 'astro');
  if (home === undefined || version === undefined) return undefined;
  return {
    name: `Astro ${version}`,
    files: ({ before, after, drawing }) => ({
      'package.json': '{ "type": "module", "private": true }\n',
      'astro.config.mjs': "export default { outDir: './dist', cacheDir: './.cache', compressHTML: false };\n",
      'src/content.config.mjs': CONTENT,
      'src/furniture.mjs': `export const [before, after, drawing] = ${JSON.stringify([before, after, drawing])};\n`,
      'src/pages/regional/[slug].astro': TEMPLATE,
    }),
    page: (slug, yaml) => ({ [`regional/${slug}.yaml`]: yaml }),
    buildFolders: ['dist', '.cache', '.astro'],
    build: {
      command: process.execPath,
      options: [join(home, 'node_modules/astro/astro.js'), 'build', '--silent'],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    home,
  };
}

const CONTENT = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = { regions: defineCollection({ loader: glob({ pattern: '*.yaml', base: './regional' }) }) };
`;

const list = (name: string, fields: readonly string[]) =>
  `<ul>{region.${name}.map((item) => <li>${fields.map((field) => `<p>{item.${field}}</p>`).join('')}</li>)}</ul>`;

const TEMPLATE = `---
import { getCollection } from 'astro:content';
import { after, before, drawing } from '../../furniture.mjs';

export async function getStaticPaths() {
  const regions = await getCollection('regions');
  return regions.map(({ id, data }) => ({ params: { slug: id }, props: { region: data } }));
}

const { region } = Astro.props;
---
<Fragment set:html={before} /><main><Fragment set:html={drawing} />
<h1>{region.city}</h1><p>{region.hero.lead}</p>
<dl>{region.hero.figures.map(({ label, value, unit }) => <div><dt>{label}</dt><dd>{value} {unit}</dd></div>)}</dl>
<h2>{region.intro.heading}</h2><p>{region.intro.lead}</p>
{(region.intro.paragraphs ?? []).map((text) => <p>{text}</p>)}
<h3>{region.intro.box.title}</h3><p>{region.intro.box.text}</p>
${list('tiles', ['title', 'text'])}
${list('services', ['service', 'text'])}
<ul>{region.neighbours.map((name) => <li>{name}</li>)}</ul>
{region.faq.items.map(({ question, answer }) => <details><summary>{question}</summary><p>{answer}</p></details>)}
<h2>{region.quote.heading}</h2><p>{region.quote.text}</p>
</main><Fragment set:html={after} />
`;
