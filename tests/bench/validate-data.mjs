/**
 * The validator that a user of another generator would write: checks every YAML file in a folder against one JSON Schema.
 * Plain JavaScript, because starting a TypeScript loader would take longer than everything else.
 *
 *     node tests/bench/validate-data.mjs SCHEMA FOLDER
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

const [, , schema = '', folder = ''] = process.argv;
const read = (url) => ({ $id: url, ...JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) });
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, loadSchema: async (url) => read(url) });
const validate = await ajv.compileAsync(read(pathToFileURL(schema).href));
for (const file of readdirSync(folder)) {
  if (validate(parse(readFileSync(join(folder, file), 'utf8')))) continue;
  console.error(`${file}: ${ajv.errorsText(validate.errors)}`);
  process.exitCode = 1;
}
