import { maskSecret } from '../../lib/secrets.ts';
import { problem } from '../../problems/problem.ts';
import type { Rule } from '../site.ts';

/** No key in any file, unless someone decided that it is public. */
export const secrets: Rule = (site, place) =>
  site.secrets.map(({ output, text, at }) =>
    problem('output-secret', place({ output }, at), { shown: maskSecret(text) }),
  );
