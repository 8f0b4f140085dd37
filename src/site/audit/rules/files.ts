/** Rules about which files are in the output, and whether they are whole. */

import { finding } from '../../../base/findings/finding.ts';
import { type Rule, ruleOfFiles } from '../checked-site.ts';

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

/** XML and JSON reach their end. `nebel check` judges files of other formats. */
export const cutFiles = ruleOfFiles((file, place) => (file.isCut ? [finding('output-cut', place(file), {})] : []));

/** Every page that the build wrote is there. Most, but not all, are missed by a link, too. */
export const gonePages: Rule = {
  kind: 'site',
  judge: (place, { records, has }) =>
    [...records.keys()].flatMap((output) =>
      has(output) ? [] : [finding('output-cut', place({ output }), { gone: output })],
    ),
};
