import { findSecrets, maskSecret } from '../lib/secrets.ts';
import { locate, rangeOfOffsets } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Environment } from '../template-api.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** Data lies in a repository and is copied around, so it is no place for a key, not even in a comment. */
export function checkSecrets(source: Source): Problem[] {
  return findSecrets(source.text).map(({ start, end, text }) => {
    const range = rangeOfOffsets(source.lines, start, end);
    return problem('secret-in-data', { file: source.file, range }, { shown: maskSecret(text) });
  });
}

/**
 * A setting that puts keys into the pages is allowed, but never unnoticed. With an environment, the keys must be there:
 * without them nothing would be published, so that is the only finding then.
 */
export function checkPublished(source: Source, published: Notes['published'], env: Environment | undefined): Problem[] {
  return published.map(({ variables, pointer }) => {
    const place = locate(source, pointer);
    const missing = env ? variables.filter((name) => !env[name]) : [];
    return missing.length > 0
      ? problem('delivery-key-missing', place, { variables: missing })
      : problem('delivery-direct', place, { variables }, 'warning');
  });
}
