import { miniSite } from '../fixtures/mini-site/site.tsx';
import { proveIncremental, type Step } from '../support/incremental.ts';
import { sharedMiniSite } from '../support/mini-site.ts';

const COLON = /^(\w+): /m;

const STEPS: readonly Step[] = [
  ['no change', () => {}],
  ['a changed text', (data) => data.text('teams/red.yaml', (text) => text.replace('We have', 'We really have'))],
  ['a fee that texts refer to', (data) => data.text('teams/red.yaml', (text) => text.replace('fee: 120', 'fee: 130'))],
  ['a comment', (data) => data.text('teams/red.yaml', (text) => `# New season\n${text}`)],
  [
    'a name that other pages show',
    (data) => data.text('teams/blue.yaml', (text) => text.replace('name: Blue', 'name: Navy')),
  ],
  ['a broken link', (data) => data.text('pages/404.yaml', (text) => text.replace('href: /', 'href: /teams/rad/'))],
  ['the link fixed', (data) => data.text('pages/404.yaml', (text) => text.replace('/teams/rad/', '/teams/red/#times'))],
  ['a copied page', (data) => data.copy('teams/red.yaml', 'teams/green.yaml')],
  [
    'its own text',
    (data) =>
      data.write(
        'teams/green.yaml',
        'name: Green Team\nlead: New and keen.\ncolour: red\ncrest: wheel\nleague: first\nground: hall\nplayers: 11\nages: { from: 16, to: 40 }\ncontact:\n  phone: +41 62 000 00 09\n',
      ),
  ],
  ['another address', (data) => data.rename('teams/green.yaml', 'teams/olive.yaml')],
  ['a referenced page removed', (data) => data.rename('teams/blue.yaml', 'blue.kept')],
  ['the referenced page back', (data) => data.rename('blue.kept', 'teams/blue.yaml')],
  ['the phone of all pages', (data) => data.text('club.yaml', (text) => text.replace('000 00 00', '111 11 11'))],
  ['broken YAML in the club', (data) => data.text('club.yaml', (text) => text.replace(COLON, '$1 '))],
  ['the YAML fixed', (data) => data.text('club.yaml', (text) => text.replace(/^name /, 'name: '))],
  ['a used name removed', (data) => data.text('club.yaml', (text) => text.replace('meadow, ', ''))],
  ['the name back', (data) => data.text('club.yaml', (text) => text.replace('[hall', '[meadow, hall'))],
  ['an announcement removed', (data) => data.text('club.yaml', (text) => text.replace(/comingTeams:\n.*\n.*\n/, ''))],
  ['a page without a required field', (data) => data.text('teams/red.yaml', (text) => text.replace(/^lead/m, 'note'))],
  ['the required field back', (data) => data.text('teams/red.yaml', (text) => text.replace(/^note/m, 'lead'))],
  ['the folder of teams removed', (data) => data.rename('teams', 'kept')],
  ['the folder of teams back', (data) => data.rename('kept', 'teams')],
  ['a draft', (data) => data.text('teams/olive.yaml', (text) => `draft: true\n${text}`)],
  ['the draft published', (data) => data.text('teams/olive.yaml', (text) => text.replace('draft: true\n', ''))],
  ['a forbidden word', (data) => data.text('teams/olive.yaml', (text) => text.replace('New and', 'They cheat - '))],
  ['an empty file', (data) => data.write('teams/olive.yaml', '')],
  ['the page removed', (data) => data.remove('teams/olive.yaml')],
];

proveIncremental('the mini site', miniSite, sharedMiniSite(), STEPS);
