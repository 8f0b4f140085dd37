/** Generates the reference chapters of `docs/guide/` from the code that they describe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '../src/content/validate/validators/formats.ts';
import { KEYWORDS } from '../src/content/validate/validators/keywords.ts';

const GENERATED = (from: string) => `<!-- Generated from ${from} by \`npm run gen\`. Do not edit. -->`;

/** Keyword → its value and its effect. */
const KEYWORD_HELP: Readonly<Record<string, readonly [value: string, effect: string]>> = {
  'x-text': [
    '`true`',
    'Visitors read this text: it is spell-checked, counted and compared with other pages. Without `x-markup`, asterisks, links and HTML in it are findings.',
  ],
  'x-markup': [
    '`"inline"`, `"html"` or `"href"`',
    'The text can contain **bold** words and [links](#), or a few HTML elements, or is itself an address. Every link is checked.',
  ],
  'x-reference': [
    'name of a page type or of a set',
    'The value must be the slug of a page of this type, or in this set.',
  ],
  'x-defines': [
    'name of a set',
    'The value joins this set, for `x-reference` elsewhere. With the name of a page type, it names a page that does not exist yet.',
  ],
  'x-placeholders': ['`true`', 'A list of fields with invented values, which `build --release` rejects.'],
  'x-evidence': [
    "`true`, or the field's name on a claim",
    'States the evidence for a claim; `build --release` rejects an empty one, and a claim without it.',
  ],
  'x-image': [
    '`{ "minWidth": 800 }`',
    'An image: `file` below `data/`, `alt` for what it shows, and `consent` for who agreed, which `build --release` requires.',
  ],
  'x-slots': [
    'list of names, or a path to them',
    'Placeholders in double braces that are allowed here and filled in later. Below `mail.confirmation`, only names of persons (by `autocomplete`) and choices are.',
  ],
  'x-exactly-one': ['list of fields', 'Exactly one of them is required.'],
  'x-ascending': [
    'two fields, or `{ "h": 60, "min": 1 }` for a text',
    'The first number or day must not be above the second. Those of a text have units, given with their factors.',
  ],
  'x-distinct': [
    'list of lists of paths',
    'No value but an empty one can occur twice among these, whatever its case and the punctuation at its end.',
  ],
  'x-meant': [
    '`[["\\\\.", ","]]`: patterns with their replacements',
    'Rewrites a text in another notation to the one that `pattern` wants: as advice, and with `--fix`. A group is read as `from: 2, unit: h`.',
  ],
  'x-labels': ['value → label', 'In forms, the label of each value of an `enum` or of each slot.'],
};

/** Shows the keywords that the starter has no use for. A unit test compiles it. */
const EXAMPLE = `{
  "title": "Course",
  "type": "object",
  "additionalProperties": false,
  "required": ["dates"],
  "x-exactly-one": ["email", "phone"],
  "x-distinct": [["dates[].day"]],
  "properties": {
    "email": { "type": "string", "format": "email" },
    "phone": { "type": "string", "format": "phone" },
    "shop": { "type": "string", "x-reference": "region" },
    "level": {
      "type": "string",
      "enum": ["new", "skilled"],
      "x-labels": { "new": "For beginners", "skilled": "For those who ride every day" }
    },
    "room": { "title": "Others refer to it with x-reference: room", "type": "string", "x-defines": "room" },
    "dates": {
      "type": "array",
      "items": { "type": "object", "properties": { "day": { "type": "string", "format": "date" } } }
    },
    "length": {
      "title": "90 min–2 h",
      "type": "string",
      "pattern": "^(\\\\d+ (min|h)–)?\\\\d+ (min|h)$",
      "x-meant": [["from: (\\\\d+), to: (\\\\d+), unit: h", "$1 h–$2 h"], ["hours?", "h"]],
      "x-ascending": { "min": 1, "h": 60 }
    },
    "photo": {
      "type": "object",
      "x-image": { "minWidth": 800 },
      "properties": { "file": { "type": "string" }, "alt": { "type": "string" }, "consent": { "type": "string" } }
    },
    "claim": {
      "type": "object",
      "x-evidence": "evidence",
      "properties": {
        "text": { "type": "string", "x-text": true },
        "evidence": { "title": "Where the proof is kept", "type": "string", "x-evidence": true }
      }
    }
  }
}`;

/** A check of a site's own. */
const CHECK_EXAMPLE = `export const coursesFit: SiteCheck = ({ files }) =>
  files<Course>('course').flatMap(({ data: { dates }, at }) =>
    dates.length <= 12
      ? []
      : [
          {
            code: 'course-long',
            severity: 'warning',
            place: at('/dates'),
            title: { de: 'Kurs ist lang', en: 'Course is long' },
            sentences: {
              de: { message: \`Der Kurs hat \${dates.length} Termine.\`, why: 'Mehr als 12 füllt niemand.', fix: 'Teilen Sie ihn.' },
              en: { message: \`The course has \${dates.length} dates.\`, why: 'Nobody fills more than 12.', fix: 'Split it.' },
            },
            docs: 'docs/our-findings.md',
          },
        ],
  );`;

/** Returns the content of `docs/guide/schema-keywords.md`. */
export function generateKeywordDocs(): string {
  const rows = KEYWORDS.map(({ keyword, type = 'any' }) => {
    const [value, effect] = KEYWORD_HELP[String(keyword)] ?? [];
    if (value === undefined) throw new Error(`bin/gen-guide.ts does not describe ${keyword}.`);
    return `| \`${keyword}\` | ${[type].flat().join(', ')} | ${value} | ${effect} |`;
  });
  return `${GENERATED('src/content/validate/validators/keywords.ts')}

# Schema keywords

A schema is JSON Schema draft-07. Give each field a \`title\` and a \`description\`: they appear as help in the editor and in its
findings. Write \`"additionalProperties": false\` in every group, so that misspelt field names are findings.
A reference with a title of its own is \`"allOf": [{ "$ref": … }]\`: draft-07 ignores what is beside \`$ref\`.

These keywords extend it. Editors ignore them; an unknown one is a finding.

| Keyword | Type of the field | Value | Effect |
|---|---|---|---|
${rows.join('\n')}

Text formats (\`format\`): ${Object.keys(FORMATS)
    .map((name) => `\`${name}\``)
    .join(', ')}.

## Example

The starter shows the other keywords in use.

\`\`\`json
${EXAMPLE}
\`\`\`

## What no schema can say

A rule over several files, or one that only your website has, is a function in \`checks\` of \`templates/site.ts\`:

\`\`\`ts
${CHECK_EXAMPLE}
\`\`\`

Its findings are reported like those of nebel: at their line, in the language of the reader, in every format. They link to the
document that you name, at the heading with their code. The [template API](template-api.md#checks-of-a-sites-own) says what a check can
look at.
`;
}

const CHAPTERS: Readonly<Record<string, string>> = {
  'site-definition.ts': 'The site',
  'page-type.ts': 'Page types',
  'site-view.ts': 'The site as components see it',
  'forms/form-spec.ts': 'Forms',
  'forms/delivery.ts': 'Where browsers send forms',
  'images.ts': 'Images below `data/`',
  'pictures.ts': 'Social pictures',
  'site-check.ts': 'Checks of a site’s own',
  'house-style.ts': 'House style and spelling',
  'dataset.ts': 'External data',
  'browser/runtime.ts': 'Islands and scripts',
};

/** Returns the type of this name, which ends at an empty line. */
function typeIn(file: string, name: string): string {
  const text = readFileSync(join(import.meta.dirname, '../src/api', file), 'utf8');
  return text.slice(text.indexOf(`export type ${name} =`)).split('\n\n', 1)[0] ?? '';
}

/** Returns the content of `docs/guide/template-api.md`. */
export function generateApiDocs(): string {
  const chapters = Object.entries(CHAPTERS).map(([file, title]) => {
    const text = readFileSync(join(import.meta.dirname, '../src/api', file), 'utf8');
    const code = text.replace(/^\/\*\*[^\n]*\*\/\n/, '').replace(/^import [^;]*;\n/gm, '');
    // Only types: what follows them is the engine's own.
    const [types = ''] = code.split(
      /\n(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:const|function) (?=MEGABYTE|placedDelivery)/,
    );
    return `## ${title}\n\n\`\`\`ts\n${types.trim()}\n\`\`\``;
  });
  return `${GENERATED('src/api/')}

# Template API

Templates import from \`nebel/template-api\`, client entries and plain scripts from \`nebel/browser/…\`, and code for both sides from
\`nebel/shared/…\`. Nothing else in the engine can be imported.

| Function of \`nebel/template-api\` | What it does |
|---|---|
| \`useSite()\` | the site, for a component while it renders |
| \`<Island name props>\` | a part of the page that the browser hydrates: see [Islands](islands.md) |
| \`parseInline(text)\` | nodes of a text with \`**bold**\` and \`[links](/teams/)\`, for rendering |
| \`plainText(text)\` | the same text without markup, for titles and feeds |
| \`parseFragment(html)\` | nodes of the few HTML elements that \`x-markup: html\` permits |
| \`fillSlots(text, values)\` | fills \`{{name}}\` in a text that is completed later |
| \`oncePerSite(find)\` | a function of the site and a key that looks each key up once, however many pages ask |
| \`toMarkup(view, render)\` | static HTML, for files besides pages |
| \`escapeXml(text)\` | a text for XML, such as a feed |
| \`toSlug(name)\` | a name for addresses: «Über uns» → \`ueber-uns\` |

| Module | What it has |
|---|---|
| \`nebel/browser/hydrate\` | \`hydrate(element, island)\`: lets React take over the HTML of an island |
| \`nebel/browser/runtime\` | types of [islands and scripts](#islands-and-scripts) |
| \`nebel/shared/form-spec\` | types of [forms](#forms); \`photoBytes(form)\` and \`photoPaths(forms)\`; \`MEGABYTE\` |
| \`nebel/shared/slots\` | \`fillSlots\`, see above |
| \`nebel/shared/submission\` | \`readValues(form, entries)\` and \`checkValues(form, values)\`: what the relay does; \`toRecord\`, \`toExtras\` and \`filledColumns\`: what is stored, each column as a \`FilledColumn\`; \`shownValue(field, value)\`, \`tickedValue(field)\` and \`maxLengthOf(field)\`; names of fields that scripts add: \`SUBMISSION_ID\`, \`FILL_TIME\`, \`PHOTOS_LOST\`, \`LANDED_ON\`, \`REFERRER\` |
| \`nebel/shared/contact\` | \`isMailAddress\`, \`isPhoneNumber\`, \`isDialable\`, \`isWebAddress\` and \`isMailLink\`: what counts as one; \`mailHref(address)\`; \`asciiMail\`, \`asciiHost\` and \`comparableMail\`: one spelling of several |

\`import './card.css';\` gives pages a style sheet: see [Front end](front-end.md#add-a-component).
\`import.meta.glob<Part>('./*-part.tsx', { eager: true })\` imports every module whose name matches, as path → module, so that nothing has to
list them; only this form works.

${chapters.join('\n\n')}

## Nodes of marked-up texts

\`\`\`ts
${typeIn('markup/inline.ts', 'InlineNode')}

${typeIn('markup/fragment.ts', 'FragmentNode')}
\`\`\`
`;
}
