/** The reference chapters of `docs/guide/`, made from the code that they describe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '../src/validate/compiler.ts';
import { KEYWORDS } from '../src/validate/keywords.ts';

const GENERATED = (from: string) => `<!-- Made from ${from} by \`npm run gen\`. Do not edit. -->`;

/** What each of our keywords takes, and what it does. */
const KEYWORD_HELP: Readonly<Record<string, readonly [value: string, effect: string]>> = {
  'x-text': ['`true`', 'Visitors read this text: it is spell-checked, counted and compared with other pages.'],
  'x-plain': ['`true`', 'No markup here: stars, links and HTML are findings.'],
  'x-markup': [
    '`"inline"`, `"html"` or `"href"`',
    'The text may have **bold** words and [links](#), or a few HTML elements, or is itself an address. Every link is checked.',
  ],
  'x-reference': [
    'name of a page type or of a set',
    'The value must be the slug of a page of this type, or in this set.',
  ],
  'x-defines': ['name of a set', 'The value joins this set, for `x-reference` elsewhere.'],
  'x-announces': [
    'name of a page type',
    'A group with `slug` and `name`: a page that others may refer to before it exists.',
  ],
  'x-name-of': [
    'name of the field beside it',
    'The value names the page that this field refers to, and must be its name.',
  ],
  'x-contexts': ['name of a fact', 'Places that state the same fact; where they differ, that is a finding.'],
  'x-acknowledges': ['`true`', 'Names a fact of which the difference is meant.'],
  'x-foreign': ['`true`', 'An address on a foreign server: a finding unless it may be one.'],
  'x-placeholders': ['`true`', 'A list of fields with invented values: `build --release` refuses them.'],
  'x-evidence': ['`true`', 'Says where the proof of a claim is: `build --release` refuses an empty one.'],
  'x-image': [
    '`{ "minWidth": 800 }`',
    'A picture: `file` below `data/`, what it shows as `alt`, and who agreed as `consent`, which `build --release` asks for.',
  ],
  'x-publishes': [
    'value → names of variables',
    'This choice puts these variables of the environment into public files.',
  ],
  'x-practices': ['value → names', 'This choice means that the site does something that visitors must be told.'],
  'x-tells': ['`true`', 'This part tells visitors of the practice that it names, and is shown only while that is so.'],
  'x-slots': ['list of names, or a path to them', 'What may be in double braces here, to be filled in later.'],
  'x-joined': ['list of fields', 'These fields are one line on the page: a fact may be typed across them.'],
  'x-exactly-one': ['list of fields', 'Exactly one of them must be there.'],
  'x-ascending': ['list of fields', 'Their values must not fall.'],
  'x-as-many': ['list of fields', 'These lists must have the same length.'],
  'x-distinct': ['list of lists of paths', 'No value may occur twice among these.'],
  'x-units': ['unit → number', 'How much one of each unit is, for `x-ascending`.'],
  'x-labels': ['value → words', 'What forms call each value of an `enum`.'],
  'x-otherwise': ['a sentence', 'What to say where `const` fails because of another setting.'],
};

/** The whole content of `docs/guide/schema-keywords.md`. */
export function generateKeywordDocs(): string {
  const rows = KEYWORDS.map(({ keyword, type = 'any' }) => {
    const [value, effect] = KEYWORD_HELP[String(keyword)] ?? [];
    if (value === undefined) throw new Error(`bin/gen-guide.ts says nothing of ${keyword}.`);
    return `| \`${keyword}\` | ${[type].flat().join(', ')} | ${value} | ${effect} |`;
  });
  return `${GENERATED('src/validate/keywords.ts')}

# Words of schemas

A schema is JSON Schema draft-07. Give each field a \`title\` and a \`description\`: they are its help in the editor and part of its
findings. Write \`"additionalProperties": false\` in every group, so that a slip in a field's name is found.

These words come on top. Editors ignore them; an unknown one is a finding.

| Word | Of a field that is | Its value | What it does |
|---|---|---|---|
${rows.join('\n')}

Forms of texts (\`format\`): ${Object.keys(FORMATS)
    .map((name) => `\`${name}\``)
    .join(', ')}.
`;
}

const CHAPTERS: Readonly<Record<string, string>> = {
  'site-definition.ts': 'The site',
  'page-type.ts': 'Page types',
  'site-view.ts': 'What components can ask',
  'images.ts': 'Pictures of editors',
  'pictures.ts': 'Social pictures',
  'house-style.ts': 'House style and spelling',
  'dataset.ts': 'Data from elsewhere',
};

/** The whole content of `docs/guide/template-api.md`. */
export function generateApiDocs(): string {
  const chapters = Object.entries(CHAPTERS).map(([file, title]) => {
    const text = readFileSync(join(import.meta.dirname, '../src/template-api', file), 'utf8');
    const code = text.replace(/^\/\*\*[^\n]*\*\/\n/, '').replace(/^import [^;]*;\n/gm, '');
    return `## ${title}\n\n\`\`\`ts\n${code.trim()}\n\`\`\``;
  });
  return `${GENERATED('src/template-api/')}

# Template API

Templates import from \`nebel/template-api\`. Client entries and plain scripts import from \`nebel/browser/hydrate\`, \`nebel/browser/runtime\`
and \`nebel/browser/waiting\`; what runs on both sides imports from \`nebel/shared/form-spec\`, \`nebel/shared/slots\` and \`nebel/shared/submission\`.
Nothing else of the engine can be imported.

${chapters.join('\n\n')}
`;
}
