import { describe, expect, test } from 'vitest';
import { writeBelow } from '../../../tests/support/guide.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { PageType } from '../../api/template-api.ts';
import { NO_SITE } from '../../cli/context.ts';
import { bundleStyles } from './styles.ts';

/** Modules and style sheets of a site with three types of pages, two of which share a style sheet. */
const FILES = {
  'site.ts': "import './document.tsx'; import './answer.tsx'; import './team/team.tsx'; import './home/home.tsx';",
  'document.tsx': "import './styles/site.css'; import './header/header.tsx'; import './styles/logo.css';",
  'answer.tsx': "import './answer.css';",
  'answer.css': '.answer{top:0}',
  'styles/site.css':
    "@layer base, components, pages, print; @import './base.css' layer(base); @import './print.css' layer(print);",
  'styles/base.css': '.base{top:0}',
  'styles/print.css': '.print{top:0}',
  'styles/logo.css': '.logo{top:0}',
  'header/header.tsx': "import './header.css';",
  'header/header.css': '.header{top:0}',
  'card/card.tsx':
    "import './card.css'; import type {} from '../player/player.tsx'; import { star } from '../star/star.ts'; star();",
  'card/card.css': '.card{top:0}',
  'star/star.ts': "import './star.css'; export const star = () => {};",
  'star/star.css': '.star{top:0}',
  'player/player.tsx': "import './player.css';",
  'player/player.css': '.player{top:0}',
  'team/team.tsx': "import './team.css'; import '../card/card.tsx';",
  'team/team.css': '.team{top:0}',
  'club/club.tsx': "import '../player/player.tsx';",
  'home/home.tsx': "import './home.css'; import '../card/card.tsx';",
  'home/home.css': '.home{top:0}',
};

const SHARED = { team: 'inner', club: 'inner' } as Readonly<Record<string, string>>;

/** Bundles the styles of this site with some files changed. Page type → names of rules as they apply, each with its layer. */
async function stylesOf(changes: Readonly<Record<string, string>> = {}) {
  const templates = temporaryFolder();
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) writeBelow(templates, file, text);
  const pageTypes = ['team', 'club', 'home'].map(
    (name) => ({ name, schema: `${name}/schema.json`, ...(SHARED[name] && { styles: SHARED[name] }) }) as PageType,
  );
  const { files, site, ofType } = await bundleStyles({ ...NO_SITE, templates, pageTypes, styles: 'document.tsx' });
  const rulesIn = (name = site) => {
    const css = Buffer.from(files.find(({ path }) => path.endsWith(name))?.contents ?? []).toString();
    const blocks = [...css.matchAll(/@layer (\w+)\{((?:\.\w+\{[^}]*\})+)/g)];
    return blocks.flatMap(([, layer, rules = '']) =>
      [...rules.matchAll(/\.(\w+)\{/g)].map(([, rule]) => `${layer} ${rule}`),
    );
  };
  return { names: ofType, home: rulesIn(), team: rulesIn(ofType.team), club: rulesIn(ofType.club) };
}

const EVERY_PAGE = ['base base', 'print print', 'components header', 'components logo'];

describe('a page has the style sheets', () => {
  test('that its modules import: those of a component after those of what it uses, so that it can override them', async () => {
    const { team } = await stylesOf();
    expect(team.slice(0, 8)).toEqual([
      ...EVERY_PAGE,
      ...['components star', 'components card', 'pages team', 'components player'],
    ]);
  });

  test('of page types that share theirs with it, in one file that is named after what they share', async () => {
    const { names, team, club } = await stylesOf();
    expect([names.team, names.club]).toEqual([expect.stringMatching(/^inner-[A-Z0-9]{8}\.css$/), names.team]);
    expect(club).toEqual(team);
  });

  test('of everything that no such type has to itself, if its type shares with none', async () => {
    const { names, home } = await stylesOf();
    expect(names).not.toHaveProperty('home');
    const others = ['components answer', 'components star', 'components card', 'pages home'];
    expect(home).toEqual([...EVERY_PAGE, ...others]);
  });

  test('of packages that its modules import', async () => {
    const { club } = await stylesOf({
      'club/club.tsx': "import 'react'; import 'maps/map.css';",
      'node_modules/maps/map.css': '.map{top:0}',
    });
    expect(club).toContain('components map');
  });

  test('of a module that is found by its name alone', async () => {
    const { team } = await stylesOf({
      'team/team.tsx': "export const parts = import.meta.glob('./*-part.tsx', { eager: true });",
      'team/one-part.tsx': "import './one.css'; export const One = () => 1;",
      'team/._one-part.tsx': '\0\u0005\u0016\u0007',
      'team/one.css': '.one{top:0}',
    });
    expect(team).toContain('pages one');
  });
});

test('a style sheet that is imported but missing is a mistake with its place', async () => {
  await expect(stylesOf({ 'card/card.tsx': "import './cart.css';" })).rejects.toThrow(
    /card\/card.tsx:1:7: .*cart\.css/,
  );
});

test('the style sheet of a site without styles is not empty, as if its content had been lost', async () => {
  const templates = temporaryFolder();
  for (const file of ['site.ts', 'document.tsx']) writeBelow(templates, file, '');
  const { files } = await bundleStyles({ ...NO_SITE, templates, pageTypes: [], styles: 'document.tsx' });
  expect(files.map(({ contents }) => contents.length)).not.toContain(0);
});
