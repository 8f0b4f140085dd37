import { type Message, transformSync } from 'esbuild';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import { isPage } from './file-facts.ts';

/**
 * Validates pages against the HTML standard, and tells whether scripts, styles, pictures and fonts are whole. Takes about
 * 30 ms a page, so builds leave it out; only the commands that need it load this file.
 *
 * @param shownAs name of the output folder in findings
 */
export function checkValidity(tree: FileTree, shownAs: string): Finding[] {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  return tree.paths.flatMap((output) => {
    if (isSpoiled(tree, output)) return [finding('output-cut', { file: `${shownAs}/${output}` }, {})];
    if (!output.endsWith('.html')) return [];
    const text = tree.text(output);
    if (!isPage(output, text)) return [];
    const { results } = validator.validateStringSync(text, output);
    return results.flatMap(({ messages }) =>
      messages.flatMap(({ ruleId, message, offset, line, column, size }) => {
        // A title is a name, too.
        if (ruleId === 'input-missing-label' && /^[^>]*\stitle=/.test(text.slice(offset))) return [];
        const range = { line, column, endLine: line, endColumn: column + Math.max(1, size) };
        return finding('output-invalid', { file: `${shownAs}/${output}`, range }, { rule: ruleId, message });
      }),
    );
  });
}

const CODE = /\.(css|m?js)$/;
/** Code with the hash of its content in its name. The bundler never writes an empty file, as people may. */
const BUNDLED = /^assets\/.+-[A-Z\d]{8}\.\w+$/;
const PICTURE_OR_FONT = /\.(avif|webp|png|jpe?g|gif|ico|woff2?)$/;

/** True for a file that is empty, lacks its end, or holds the page with which a host says that it has no such file. */
function isSpoiled(tree: FileTree, output: string): boolean {
  if (!CODE.test(output)) return PICTURE_OR_FONT.test(output) && lacksBytes(tree.bytes(output));
  const text = tree.text(output).trimEnd();
  if (text === '') return BUNDLED.test(output);
  return IS_PAGE.test(text) || lacksCode(text, output.endsWith('.css') ? 'css' : 'js');
}

const IS_PAGE = /^\s*<(!doctype|html)/i;

/** True for a script that no browser can parse, or a style sheet that is not complete at its end. */
function lacksCode(text: string, loader: 'css' | 'js'): boolean {
  const { value } = orUndefined(() => ({ value: transformSync(text, { loader, logLevel: 'silent' }) })) ?? {};
  const lines = text.split('\n');
  const atEnd = ({ location }: Message) =>
    location?.line === lines.length && location.column >= Buffer.byteLength(lines.at(-1) ?? '');
  return value === undefined || (loader === 'css' && value.warnings.some(atEnd));
}

/** Reads what a picture or font states about its end. Its first bytes tell its kind, as they do browsers. */
function lacksBytes(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 100);
  if (bytes.length < 12 || IS_PAGE.test(text)) return true;
  if (text.startsWith('PNG', 1)) return !bytes.includes('IEND');
  if (text.startsWith('\xff\xd8\xff')) return !bytes.includes('\xff\xd9', 'latin1');
  // Some programs leave out the last byte if it only fills up.
  if (text.startsWith('RIFF')) return bytes.readUInt32LE(4) + 7 > bytes.length;
  if (/^wOF[F2]/.test(text)) return bytes.readUInt32BE(8) > bytes.length;
  if (!text.startsWith('ftyp', 4)) return false;
  let end = 0;
  // A box of size 0 extends to the end of the file, and one of size 1 states its size elsewhere.
  for (let size = 8; size > 1 && end + 4 <= bytes.length; end += size) size = bytes.readUInt32BE(end);
  return end > bytes.length;
}

/** The preset `recommended` is `standard` plus the rules for accessibility. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'input-missing-label': 'error',
    // Our own rules report these, with a remedy, in every build.
    'no-dup-id': 'off',
    'no-inline-style': 'off',
    'wcag/h37': 'off',
    // HTML ignores case there, and React writes some attributes in camel case.
    'doctype-style': 'off',
    'attr-case': 'off',
    // React closes empty elements with a slash, which HTML ignores, and writes an empty value, which means the same as none.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React makes ids that begin with an underscore, which HTML allows; only empty ids and spaces are wrong.
    'valid-id': ['error', { relaxed: true }],
    // Safari announces a list without markers only if it states its role.
    'no-redundant-role': 'off',
    // The listbox of a combobox cannot be a <select>: its options follow the input (WAI-ARIA practices, combobox).
    'prefer-native-element': ['error', { exclude: ['list', 'listbox'] }],
    // Where a number may wrap is a matter of style; a no-break space in it would hinder searching and copying.
    'tel-non-breaking': 'off',
  },
};
