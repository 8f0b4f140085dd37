import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../src/base/findings/problem.ts';
import { contentOf, FIXTURES } from './mini-site.ts';

/** Path, wrong text and its correction. */
export type Edit = readonly [file: string, wrong: string, right: string];

/** Valid counterpart of a planted fault: the same files with only the fault corrected. */
export interface Twin {
  /** Corrections of texts. Paths are relative to the data, or to the folder of the case. */
  readonly edits?: readonly Edit[];
  /** Correction that is not an edit of a text. Takes the folder of the data. */
  readonly mend?: (data: string) => void;
  /** File that the finding must name. By default, the finding must overlap the wrong text of the first edit. */
  readonly file?: string;
  /** For a fault in built pages: its case in tests/fixtures/check. */
  readonly case?: string;
}

const edit = (file: string, wrong: string, right: string): Twin => ({ edits: [[file, wrong, right]] });
const gold = (wrong: string, right: string) => edit('teams/gold.yaml', wrong, right);
const club = (wrong: string, right: string) => edit('club.yaml', wrong, right);
const routes = (wrong: string, right: string) => edit('addresses.yaml', wrong, right);
const notice = (wrong: string, right: string) => edit('notices/2025-trip.yaml', wrong, right);
const start = (name: string, wrong: string, right: string) => onPage(name, 'index.html', wrong, right);
const onPage = (name: string, page: string, wrong: string, right: string): Twin => ({
  case: name,
  ...edit(`in/${page}`, wrong, right),
});
const lines = (...each: string[]) => each.join('\n');

const NEW_TEAM = 'name: Gold Team\nlead: We are new.\n';
const GOLD_FILE = 'data/teams/gold.yaml';
const writeGold = (data: string) => {
  rmSync(join(data, 'teams/gold.yaml'));
  writeFileSync(join(data, 'teams/gold.yaml'), NEW_TEAM);
};
const STABLE = join(FIXTURES, 'invalid/image-alt/data/photos/stable.png');
const withStable = (data: string) => copyFileSync(STABLE, join(data, 'photos/stable.png'));
const moved = (from: string, to: string, file = `data/${from}`): Twin => ({
  file,
  mend: (data) => renameSync(join(data, from), join(data, to)),
});

/** A code about data or pages. Mistakes in templates have their own tests. */
export type PlantedCode = Exclude<ProblemCode, `template-${string}`>;

/** For every code about data and pages, the nearest valid counterpart, which must not be reported. */
export const SOUND_TWINS: { readonly [Code in PlantedCode]: Twin } = {
  'file-outside': { file: GOLD_FILE, mend: writeGold },
  'file-unreadable': { file: GOLD_FILE, mend: writeGold },
  'file-not-utf8': { file: GOLD_FILE, mend: writeGold },
  'file-line-ends': { file: GOLD_FILE, mend: writeGold },
  'file-too-large': { file: GOLD_FILE, mend: writeGold },
  'file-empty': { file: GOLD_FILE, mend: writeGold },
  'file-name': moved('teams/Größtes Team.yml', 'teams/groesstes-team.yaml'),
  'file-unknown': moved('team/gold.yaml', 'teams/gold.yaml'),
  'file-missing': {
    file: 'data/home.yaml',
    mend: (data) => writeFileSync(join(data, 'home.yaml'), contentOf('home.yaml')),
  },

  'yaml-syntax': gold('lead: -', 'lead: New.'),
  'yaml-conflict': gold(
    '<<<<<<< HEAD\nlead: We are new.\n=======\nlead: We are old.\n>>>>>>> old\n',
    'lead: We are new.\n',
  ),
  'yaml-colon': gold('One thing: we are new.', '"One thing: we are new."'),
  'yaml-space': gold('lead:We are new.', 'lead: We are new.'),
  'yaml-quote': gold('"We are new.', '"We are new."'),
  'yaml-quote-early': gold('"Gold" Team', '«Gold» Team'),
  'yaml-field': gold('lead We are new.', 'lead: We are new.'),
  'yaml-stray': gold('- name: Gold Team', 'name: Gold Team'),
  'yaml-dash': gold('  – blue', '  - blue'),
  'yaml-fold': gold('>- We', '>-\n  We'),
  'yaml-comma': gold('["red" "blue"]', '["red", "blue"]'),
  'yaml-indent': gold('    from: 12\n  to: 14', '  from: 12\n  to: 14'),
  'yaml-continued': gold('  - red\n   - blue', '  - red\n  - blue'),
  'yaml-escape': gold('C:\\dates', 'C:\\\\dates'),
  'yaml-tab': gold('\tfrom: 12\n', '  from: 12\n  to: 14\nlead: We are new.\n'),
  'yaml-start': gold('@everyone is new.', '"@everyone is new."'),
  'yaml-bracket': gold('[Gold] Team', '"[Gold] Team"'),
  'yaml-duplicate-key': gold('lead: We are new.\nname: Gold Team\n', 'lead: We are new.\n'),
  'yaml-alias': gold('**We** are new.', '"**We** are new."'),
  'yaml-anchor': gold('&gold Gold Team', '"&gold Gold Team"'),
  'yaml-tag': gold('!new We are.', '"!new We are."'),
  'yaml-key': gold('? [lead]\n: We are new.', 'lead: We are new.'),
  'yaml-documents': gold('---\nname: Golden Team\n', ''),
  'yaml-too-deep': gold(`${'['.repeat(200)}${']'.repeat(200)}`, '"[[[[]]]]"\nlead: We are new.'),

  'schema-required': gold('lead: We are new.', NEW_TEAM),
  'schema-unknown-key': gold('coulor', 'colour'),
  'schema-field-in-text': gold('  colour: red', 'colour: red'),
  'schema-entry-in-text': gold('- kind: times', 'Be on time.'),
  'schema-type': gold('0800', '"0800"'),
  'schema-enum': gold('grene', 'green'),
  'schema-too-short': gold('Go\n', 'Gol\n'),
  'schema-too-long': gold('The Incredibly', 'An Incredibly'),
  'schema-pattern': gold('Our times', 'times'),
  'schema-format': gold('062 000 00 00', '+41 62 000 00 00'),
  'schema-too-small': gold('players: 3', 'players: 5'),
  'schema-too-large': gold('players: 300', 'players: 30'),
  'schema-too-few': gold('rivals: []', 'rivals: [red]'),
  'schema-too-many': gold('[red, blue, green, gold]', '[red, blue, green]'),
  'schema-duplicate-item': gold('  - blue\n  - red\n', '  - blue\n  - green\n'),
  'schema-exactly-one': gold('contact:\n  email: gold@club.example\n', 'contact:\n'),
  'schema-name-twice': gold('anchor: training\n    times', 'anchor: times\n    times'),
  'schema-as-many': gold('blue, yes, we won', 'blue, "yes, we won"'),
  'schema-ascending': gold('{ from: 14, to: 12 }', '{ from: 14, to: 14 }'),
  'schema-rule': gold('fee: 33', 'fee: 35'),

  'reference-unknown': gold('bleu', 'blue'),
  'link-unknown': gold('/teams/bleu/', '/teams/blue/'),
  'link-anchor': gold('#trainig', '#training'),
  'link-form': gold('www.gold.example', 'https://www.gold.example'),
  'link-not-public': edit(
    'teams/blue.yaml',
    '[Gold Team](/teams/gold/).\nrivals: [red, silver]',
    '[Red Team](/teams/red/).\nrivals: [red]',
  ),
  'image-missing': gold('satble', 'stable'),
  'image-unreadable': { file: GOLD_FILE, mend: withStable },
  'image-small': { file: GOLD_FILE, mend: withStable },
  'image-alt': gold('alt: stable.png', 'alt: The stable in the morning'),
  'image-consent': {
    ...gold('stable\n', 'stable\n  consent: our own stable, no people in it\n'),
    file: GOLD_FILE,
  },
  'image-unused': { file: 'data/photos/stable.png', mend: (data) => rmSync(join(data, 'photos/stable.png')) },
  'markup-unclosed': gold('**new.', '**new.**'),
  'markup-link': gold('Gold_(club)', 'Gold_%28club%29'),
  'markup-element': notice('<script>alert(1)</script>', '<p>alert(1)</p>'),
  'markup-tag': gold('<b>new</b>', '**new**'),
  'markup-plain': {
    edits: [['notices/2025-trip.yaml', 'title: A **long** trip', 'title: A * long ** trip [2025] (or <so>)']],
  },
  'markup-attribute': notice('<p onclick="go()">', '<p>onclick="go()"'),
  'markup-open-element': notice('<strong>along!', '<strong>along!</strong>'),
  'markup-too-deep': {
    edits: [
      ['notices/2025-trip.yaml', 'Come <em><em>', 'Come '],
      ['notices/2025-trip.yaml', 'along!</em></em>', 'along!'],
    ],
  },
  'fact-unclosed': gold('{{ phone.', '{{ phone }}.'),
  'fact-unknown': gold('{{ phon }}', '{{ phone }}'),
  'fact-typed': gold('CHF 120', '{{fee}}'),
  'amount-unknown': gold('CHF 130', '{{fee}}'),
  'route-collision': moved('notices/2026-summer-party.yaml', 'notices/2026-winter-party.yaml'),

  'route-disappeared': routes('/teams/gold/', '/teams/gold/\n    redirect: /teams/red/'),
  'route-unlisted': {
    file: 'data/addresses.yaml',
    mend: (data) =>
      writeFileSync(
        join(data, 'addresses.yaml'),
        lines(
          'addresses:',
          ...[
            '/',
            '/404.html',
            '/imprint/',
            '/notices/summer-party/',
            '/privacy/',
            '/teams/blue/',
            '/teams/red/',
            '/thanks/',
          ].map((url) => `  - url: ${url}`),
        ),
      ),
  },
  'route-listed-twice': routes('  - url: /teams/red/\n  - url: /teams/red/\n', '  - url: /teams/red/\n'),
  'redirect-target': routes('/teams/bleu/', '/teams/blue/'),
  'redirect-chain': routes('redirect: /teams/silver/', 'redirect: /teams/blue/'),
  'redirect-loop': routes(
    lines('redirect: /teams/silver/', '  - url: /teams/silver/', '    redirect: /teams/gold/'),
    lines('redirect: /teams/blue/', '  - url: /teams/silver/', '    redirect: /teams/red/'),
  ),
  'redirect-existing': routes(
    lines('    redirect: /teams/blue/', '  - url: /teams/blue/', '    gone: true'),
    '  - url: /teams/blue/',
  ),
  'redirect-or-gone': routes('redirect: /teams/blue/\n    gone: true', 'redirect: /teams/blue/'),
  'page-period': gold('until: 2026-12-24', 'until: 2027-01-15'),
  'page-expires': gold('until: 2026-12-24', 'until: 2026-12-25'),
  'page-expired': gold('until: 2026-12-09', 'until: 2027-12-09'),

  'text-quotes': gold('“We are new.”', 'We are new.'),
  'text-cut': gold('We are # 1 of all.', '"We are # 1 of all."'),
  'text-typography': gold(' - ', ' – '),
  'text-invisible': gold('\u202enever\u202c', 'never'),
  'text-spelling': gold('palyers', 'players'),
  'text-forbidden': gold('cheating', 'teaching'),
  'text-similar': edit(
    'teams/silver.yaml',
    'on Tuesday evenings we meet behind the old mill and swim',
    'on Tuesday evenings we look for the old boats below the castle',
  ),
  'text-repeated': gold('Nobody goes home before the whistle.', 'The last one who leaves rings the bell.'),
  'text-foreign-name': gold('What the Blue Team', 'What the Gold Team'),
  'text-short': gold(
    'name: Gold Team\nlead: We are new.',
    'name: Gold Team\nlead: We are new, but we train on every single day.',
  ),
  'text-reading-time': gold('reading: 4', 'reading: 3'),
  'text-duplicate-meta': gold('name: Gold Team\nlead: We are the others.', 'name: Gold Team\nlead: We are no others.'),

  'placeholder-left': gold(
    lines(
      '"TODO: Name"',
      'lead: >-',
      '  We are new, and',
      '  TODO: why we are here.',
      'colour: TODO',
      'players: TODO',
      'rivals: [TODO, TODO]',
    ),
    lines('Gold Team', 'lead: We are new, and have a lot to do.', 'colour: red', 'players: 7', 'rivals: [red, blue]'),
  ),
  'placeholder-unknown': club('[phon]', '[phone]'),
  'release-placeholder': {
    edits: [
      ['club.yaml', 'https://club.example', 'https://www.example-club.ch'],
      ['club.yaml', '[phone]', '[]'],
    ],
  },
  'release-evidence': club('evidence: ""', 'evidence: Annual report, page 3'),
  'secret-in-data': club('keyExample0000000', 'keyExample000000'),

  'output-link': start('links/missing-page', '/teams/rad/', '/teams/red/'),
  'output-anchor': start(
    'links/missing-anchor',
    lines('/teams/red/#times">Red</a>', '<a href="#teams">'),
    lines('/teams/red/#training">Red</a>', '<a href="#top">'),
  ),
  'output-address-missing': start(
    'addresses/missing',
    lines(
      '<a>x</a>',
      '<a href="">x</a>',
      '<a href=" ">x</a>',
      '<video src="" poster=""></video>',
      '<audio src=""></audio>',
      '<video><source><track></video>',
      '<map name="m"><area alt="x"></map>',
      '<img src=" "',
    ),
    lines('<a id="x">x</a>', '<a href="#">x</a>', '<a href="/">x</a>', '<img src="data:,"'),
  ),
  'output-local-address': start(
    'addresses/local',
    lines(
      '<a href="http://localhost:3000/red/">x</a>',
      '<a href="//127.0.0.1/">x</a>',
      '<a href="http://[::1]:80/">x</a>',
      '<a href="file:///home/club/red.pdf">x</a>',
      '<a href="C:\\Club\\red.pdf">x</a>',
      '<a href="d:/red.pdf">x</a>',
    ),
    lines('<a href="http://localhost.example:3000/red/">x</a>', '<a href="//127.example/">x</a>'),
  ),
  'output-foreign': {
    case: 'foreign/fetched',
    edits: [
      ['in/index.html', 'https://photos.example/a.webp', '/a.webp'],
      ['in/index.html', 'preconnect', 'alternate'],
      ['in/index.html', '//cdn.example/map.js', '/map.js'],
      [
        'in/index.html',
        '<iframe src="http://maps.example/lake" title="Lake"></iframe>',
        '<a href="http://maps.example/lake">Lake</a>',
      ],
      ['in/site.css', '@import "https://fonts.example/club.css";', '/* @import "https://fonts.example/club.css"; */'],
      ['in/site.css', '//photos.example/b.webp', 'b.webp'],
    ],
  },
  'output-reference': start(
    'references/in-a-template',
    lines(
      '<a href="#times">Times</a>',
      '<label for="times">Times</label>',
      '<template><input id="times"><label for="day">Day</label></template>',
    ),
    lines('<a href="#times">Times</a>', '<label for="times">Times</label>', '<input id="times">'),
  ),
  'output-duplicate-id': start('ids/twice', '</p>\n<p id="a">', '</p>\n<p id="A">'),
  'output-title': start('titles/missing', '<title></title>', '<title>Lake Club</title>'),
  'output-duplicate-title': onPage('titles/same', 'blue/index.html', '<title>Red', '<title>Blue'),
  'output-h1': start('headings/two-main', '<h1>Lake</h1>', '<h2>Lake</h2>'),
  'output-duplicate-h1': onPage('main-headings/same', 'blue/index.html', '<h1>Red', '<h1>Blue'),
  'output-heading-order': start('headings/skipped', '<h4>Red <em>Team</em></h4>', '<h3>Red <em>Team</em></h3>'),
  'output-image-size': start(
    'images/no-size',
    lines('width="4">', '<img src="/a.webp" alt="" width="50%"'),
    lines('width="4" height="3">', '<img src="/a.webp" alt="" width="50"'),
  ),
  'output-image-alt': start('images/no-alternative', '<img src="/a.webp"', '<img src="/a.webp" alt=""'),
  'output-inline-code': start(
    'inline-code/refused',
    lines(
      '<p onclick="go()">Go</p>',
      '<p style="color:red">',
      '<style>p{}</style>',
      '<script>go()</script>',
      '<a href=" javascript:go()">x</a>',
    ),
    lines(
      '<p data-onclick="go()">Go</p>',
      '<p title="color:red">',
      '<p>p{}</p>',
      '<script type="application/json">go()</script>',
      '<a href="#">javascript:go()</a>',
    ),
  ),
  'output-secret': onPage('secrets/a-key', 'start.js', 'keyExample0000000', 'keyExample000000'),
  'output-contact': start(
    'contacts/malformed',
    lines(
      'tel:0620000000">Call</a>',
      '<a href="tel:+41 62 000 00 00">Call</a>',
      '<a href="tel:">Call</a>',
      '<a href="mailto:club.example">Write</a>',
      '<a href="mailto:">Write</a>',
      '<a href="mailto:hello@club">Write</a>',
    ),
    lines(
      'tel:+41620000000">Call</a>',
      '<a href="TEL:+41620000000">Call</a>',
      '<a href="sms:+41620000000?body=0">Call</a>',
      '<a href="mailto:me@club.example">Write</a>',
      '<a href="mailto:hello@lake.club.example">Write</a>',
    ),
  ),
  'output-description': {
    ...start('descriptions/missing', '<title>', '<meta name="description" content="About us.">\n<title>'),
    file: 'data/home.yaml',
  },
  'output-duplicate-description': onPage('descriptions/same', 'teams/red/index.html', 'About us.', 'About them.'),
  'output-canonical-missing': onPage(
    'canonicals/missing',
    'teams/red/index.html',
    '<title>',
    '<link rel="canonical" href="https://club.example/teams/red/">\n<title>',
  ),
  'output-canonical': {
    case: 'canonicals/of-another-page',
    edits: [
      ['in/teams/blue/index.html', 'https://club.example/teams/blue"', 'https://club.example/teams/blue/"'],
      ['in/teams/red/index.html', 'https://club.example/"', 'https://club.example/teams/red/"'],
    ],
  },
  'output-doctype': start('document/no-doctype', '<!-- Lake -->', '<!DOCTYPE html>'),
  'output-lang': start('document/no-language', '<html>', '<html lang="en">'),
  'output-main': start('document/two-mains', '<div role="main">', '<div role="note">'),
  'output-json': start('structured-data/not-json', '{"url":', '{"url":1}'),
  'output-orphan': {
    ...start('reach/orphan', '</h1>', '</h1><a href="/teams/red/">Red</a>'),
    file: 'dist/teams/red/index.html',
  },
  'output-depth': {
    ...start('reach/far', '<a href="/a/">', '<a href="/b/"></a><a href="/x/"></a><a href="/a/">'),
    file: 'dist/d/index.html',
  },
  'output-heavy': start('weight/pictures', 'width="8" height="8">', 'width="8" height="8" loading="lazy">'),
  'output-invalid': start(
    'validity/broken',
    lines('<p>One', '<table><p>Two</p></table>', '<button>Send</button>', '<dl><p>Three</p></dl>'),
    lines('<p>One</p>', '<div><p>Two</p></div>', '<button type="submit">Send</button>', '<div><p>Three</p></div>'),
  ),
};
