import { finding } from '../../../base/findings/finding.ts';
import type { Rule } from '../checked-site.ts';

/** Files that a workshop leaves behind: their content is for its people alone. A source or its map is only a warning. */
const LEFT_BEHIND = /(^|\/)\.(env|git|svn|DS_Store)\b|\.(sqlite3?|db|bak|log)$/;
const SOURCE = /\.(map|tsx?|jsx|ya?ml)$/;

/** The output contains only files for visitors. */
export const strays: Rule = {
  kind: 'site',
  judge: (place, { paths }) =>
    paths.flatMap((output) => {
      if (LEFT_BEHIND.test(output)) return [finding('output-stray', place({ output }), {})];
      return SOURCE.test(output) ? [finding('output-stray', place({ output }), {}, 'warning')] : [];
    }),
};
