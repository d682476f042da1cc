/**
 * Lists the packages that the built console contains, with their licences, in `public/licences.txt` (`npm run
 * licences`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const target = new URL('public/licences.txt', root);

/** Part of the build although the code does not import it: a font. */
const alsoShipped = new Set(['node_modules/@fontsource-variable/inter']);

/** The text of the list, from the lock file. */
export function licenceList() {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && (dev !== true || alsoShipped.has(path)),
  );
  const lines = shipped.map(([path, { version, license }]) => {
    return `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}: ${license}`;
  });
  return `Sync Console contains these packages:\n\n${[...new Set(lines)].toSorted().join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, licenceList());
