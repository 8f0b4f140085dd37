import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SAMPLE } from './data-files.ts';

/** Pages that stay of a folder. The first one takes the place of those that go. */
const STAYING = [
  { folder: 'regions', path: 'regional', names: ['meilen', 'horgen', 'zuerich'] },
  { folder: 'articles', path: 'blog', names: ['covid-viren-kaltvernebelung-schutz'] },
] as const;

/** Copies the sample without most of its regions and articles, for tests that read or build it often: a third less. */
export function copySmallSample(root: string): void {
  const data = join(root, 'data');
  cpSync(join(SAMPLE, 'data'), data, { recursive: true });
  for (const { folder, path, names } of STAYING) {
    const going = readdirSync(join(data, folder))
      .map((file) => basename(file, '.yaml'))
      .filter((name) => !names.some((each) => each === name));
    for (const name of going) rmSync(join(data, folder, `${name}.yaml`));
    const any = `(?:${going.join('|')})`;
    for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml')) continue;
      const text = readFileSync(join(data, name), 'utf8')
        .replace(new RegExp(`^ {2}- url: /${path}/${any}/\\n`, 'gm'), '')
        .replace(new RegExp(`/${path}/${any}/`, 'g'), `/${path}/${names[0]}/`)
        .replace(new RegExp(`^( *(?:- )?region: )${any}$`, 'gm'), `$1${names[0]}`);
      writeFileSync(join(data, name), text);
    }
  }
}
