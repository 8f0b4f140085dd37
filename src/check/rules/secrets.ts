import { maskSecret } from '../../lib/secrets.ts';
import { problem } from '../../problems/problem.ts';
import type { SiteRule } from '../site.ts';

/** No key in any file, unless someone decided that it is public. */
export const secrets: SiteRule = (site, place) =>
  site.secrets.map(({ output, text, at }) =>
    problem('output-secret', place({ output }, at), { shown: maskSecret(text) }),
  );
