import { join } from 'node:path';
import { type Furniture, type Peer, versionIn } from './peer.ts';

/** Next's static export: the app router, one dynamic route, YAML read by the page. Fields are inserted unchanged. */
export function next(home: string | undefined): Peer | undefined {
  const version = versionIn(home, 'next');
  if (home === undefined || version === undefined) return undefined;
  return {
    name: `Next ${version}`,
    files: (furniture) => ({
      'package.json': '{ "type": "module", "private": true }\n',
      'next.config.mjs': `export default ${JSON.stringify({ ...CONFIG, turbopack: { root: home } })};\n`,
      'furniture.mjs': `export const [before, after, drawing] = ${JSON.stringify(partsOf(furniture))};\n`,
      'app/layout.jsx': LAYOUT,
      'app/regional/[slug]/page.jsx': TEMPLATE,
    }),
    page: (slug, yaml) => ({ [`regional/${slug}.yaml`]: yaml }),
    buildFolders: ['out', '.next'],
    build: {
      command: process.execPath,
      options: [join(home, 'node_modules/next/dist/bin/next'), 'build'],
      env: { NEXT_TELEMETRY_DISABLED: '1' },
    },
    home,
  };
}

const CONFIG = { output: 'export', trailingSlash: true, images: { unoptimized: true } };

/** Next writes `<html>`, `<head>` and `<body>` itself. */
const partsOf = ({ before, after, drawing }: Furniture) => [
  before.replace(/^[\s\S]*<body[^>]*>/, ''),
  after.replace(/<\/body>[\s\S]*$/, ''),
  drawing,
];

const LAYOUT = `import { after, before } from '../furniture.mjs';

export default ({ children }) => (
  <html lang="de-CH">
    <body>
      <div dangerouslySetInnerHTML={{ __html: before }} />
      {children}
      <div dangerouslySetInnerHTML={{ __html: after }} />
    </body>
  </html>
);
`;

const list = (name: string, fields: readonly string[]) =>
  `<ul>{region.${name}.map((item, at) => <li key={at}>${fields.map((field) => `<p>{item.${field}}</p>`).join('')}</li>)}</ul>`;

const TEMPLATE = `import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { drawing } from '../../../furniture.mjs';

export const dynamicParams = false;

export const generateStaticParams = () =>
  readdirSync('regional').map((file) => ({ slug: file.replace('.yaml', '') }));

const read = async (params) => parse(readFileSync('regional/' + (await params).slug + '.yaml', 'utf8'));

export const generateMetadata = async ({ params }) => (await read(params)).meta;

export default async function Region({ params }) {
  const region = await read(params);
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: drawing }} />
      <h1>{region.city}</h1><p>{region.hero.lead}</p>
      <dl>{region.hero.figures.map(({ label, value, unit }) => <div key={label}><dt>{label}</dt><dd>{value} {unit}</dd></div>)}</dl>
      <h2>{region.intro.heading}</h2><p>{region.intro.lead}</p>
      {(region.intro.paragraphs ?? []).map((text) => <p key={text}>{text}</p>)}
      <h3>{region.intro.box.title}</h3><p>{region.intro.box.text}</p>
      ${list('tiles', ['title', 'text'])}
      ${list('services', ['service', 'text'])}
      <ul>{region.neighbours.map((name) => <li key={name}>{name}</li>)}</ul>
      {region.faq.items.map(({ question, answer }) => <details key={question}><summary>{question}</summary><p>{answer}</p></details>)}
      <h2>{region.quote.heading}</h2><p>{region.quote.text}</p>
    </main>
  );
}
`;
