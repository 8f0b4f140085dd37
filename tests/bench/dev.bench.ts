/**
 * From saving to seeing: how long until a page of the real website, open in a browser, shows what was saved. Run it with
 * `NODE_ENV=production npx tsx tests/bench/dev.bench.ts [saves]`. It is no test, because time depends on the machine.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer } from '../../src/dev/dev.ts';
import { launchBrowser } from '../support/browser.ts';

const PROJECT = join(import.meta.dirname, '../..');
const saves = Number(process.argv[2] ?? 25);

const root = mkdtempSync(join(tmpdir(), 'nebel-bench-'));
cpSync(join(PROJECT, 'data'), join(root, 'data'), { recursive: true });
const file = (path: string) => join(root, 'data', path);
const built: (() => void)[] = [];
const started = performance.now();
const { server, start, close } = await createDevServer({
  root,
  siteModule: join(PROJECT, 'templates/site.ts'),
  language: 'de',
  editor: 'vscode://file{file}',
  onBuild(outcome) {
    if (outcome.kind !== 'built') console.error(JSON.stringify(outcome).slice(0, 500));
    for (const resolve of built.splice(0)) resolve();
  },
});
await start();
console.log(`first build: ${Math.round(performance.now() - started)} ms`);
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const browser = await launchBrowser();
const page = await browser.newPage();
let sees = (_at: number) => {};
await page.exposeFunction('tellSeen', (at: number) => sees(at - performance.timeOrigin));
// The page itself notes the moment, because asking it from outside takes longer than what is measured: the frame after the
// one that first had what is waited for, when it is on the screen.
// A text, because the loader adds to functions what browsers do not know.
await page.addInitScript(`
  requestAnimationFrame(function look() {
    const { where, wanted } = JSON.parse(sessionStorage.getItem('wanted') ?? '{}');
    if (where && document.querySelector(where)?.textContent.includes(wanted)) {
      sessionStorage.removeItem('wanted');
      requestAnimationFrame(() => tellSeen(performance.timeOrigin + performance.now()));
    }
    requestAnimationFrame(look);
  });
`);
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/regional/zug/`);

/** Saves again and again; says how long the build took and how long until the page shows it. */
async function measure(what: string, path: string, edit: (text: string, save: number) => string, selector: string) {
  const original = readFileSync(file(path), 'utf8');
  const times: { built: number; seen: number }[] = [];
  for (let save = 1; save <= saves; save += 1) {
    await page.evaluate(
      ([where = '', wanted = '']) => sessionStorage.setItem('wanted', JSON.stringify({ where, wanted })),
      [selector, ` ${save}x`],
    );
    const seen = new Promise<number>((resolve) => {
      sees = resolve;
    });
    const done = new Promise<number>((resolve) => built.push(() => resolve(performance.now())));
    const at = performance.now();
    writeFileSync(file(path), edit(original, save));
    const builtAt = await done;
    times.push({ built: builtAt - at, seen: (await seen) - at });
  }
  const median = (values: readonly number[]) => Math.round([...values].sort((a, b) => a - b)[saves >> 1] ?? 0);
  const worst = (values: readonly number[]) => Math.round(Math.max(...values));
  for (const when of ['built', 'seen'] as const) {
    const values = times.map((time) => time[when]);
    console.log(`${what}: ${when} after ${median(values)} ms (median of ${saves}; worst ${worst(values)} ms)`);
  }
}

await measure(
  'a text of one page',
  'regions/zug.yaml',
  (text, n) => text.replace('Unten Nebel', `Unten ${n}x Nebel`),
  'main',
);
await measure(
  'a fact of every page',
  'site.yaml',
  (text, n) => text.replace('Muster Kaltvernebelung AG', `Muster ${n}x AG`),
  'footer',
);

await browser.close();
await close();
server.closeAllConnections();
server.close();
rmSync(root, { recursive: true, force: true });
