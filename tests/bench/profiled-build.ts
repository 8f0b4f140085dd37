/** One build, for a profiler: the modules of `src/` keep their names here, which the bundled command line loses. */
import { build } from '../../src/build.ts';
import { site } from '../../templates/site.ts';

const [, , root = '.', out = 'dist'] = process.argv;
const { problems, stoppedBy } = await build(site, { root, out });
for (const { code, place } of problems.slice(0, 10)) console.error(`${code} ${place.file}`);
if (stoppedBy) process.exitCode = 1;
