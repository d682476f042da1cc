/**
 * Writes `openapi/generated/` from `openapi/console.yaml`: `console.ts` with the types of every call, and
 * `console.json`, a copy of the contract for programs that do not read YAML.
 *
 *   node openapi/generate.mjs           writes the files
 *   node openapi/generate.mjs --check   writes nothing, exits 1 when a committed file differs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const source = new URL('./console.yaml', import.meta.url);
const folder = new URL('./generated/', import.meta.url);
const notice = '// Generated from openapi/console.yaml by `npm run codegen`. Never edit it by hand.\n\n';

/** Returns the text of every generated file; the keys are the file names. */
async function generate() {
  const types = await openapiTS(source, {
    // The server assumes the `default` when a key is missing, so the key stays optional in the types.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const document = parse(await readFile(source, 'utf8'));
  return {
    'console.ts': notice + astToString(types),
    'console.json': `${JSON.stringify(document, null, 2)}\n`,
  };
}

/** Returns the names of the files whose committed text differs from the generated one. */
async function findStale(files) {
  const names = Object.keys(files);
  const committed = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8').catch(() => '')));
  return names.filter((name, index) => committed[index] !== files[name]);
}

const files = await generate();
if (process.argv.includes('--check')) {
  const stale = await findStale(files);
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map((name) => `openapi/generated/${name}`).join(', ')}. Run \`npm run codegen\`.`);
    process.exitCode = 1;
  }
} else {
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(new URL(name, folder), text)));
}
