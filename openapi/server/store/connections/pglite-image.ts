import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const root = new URL('../../../../', import.meta.url);
const folder = new URL('node_modules/.cache/sync-console/', root);

/**
 * The file of the image. Its name contains the version of PGlite (from package.json), so each version has its own
 * image.
 */
async function imageFile(): Promise<URL> {
  const text = await readFile(new URL('package.json', root), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> };
  return new URL(`pglite-${devDependencies['@electric-sql/pglite'] ?? 'unknown'}.tar`, folder);
}

async function readImage(file: URL): Promise<Blob | null> {
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return null;
  }
}

async function makeImage(file: URL): Promise<Blob> {
  const engine = await PGlite.create();
  const image = await engine.dumpDataDir('none');
  await engine.close();
  await mkdir(folder, { recursive: true });
  // Written to another file and then renamed, because another process may read or write the image at the same time.
  const aside = new URL(`${file.href}.${process.pid}`);
  await writeFile(aside, Buffer.from(await image.arrayBuffer()));
  await rename(aside, file);
  return image;
}

/**
 * The image of an empty database. The image is created once per machine, because loading it is ten times faster than
 * creating a database.
 */
export async function emptyDatabaseImage(): Promise<Blob> {
  const file = await imageFile();
  return (await readImage(file)) ?? makeImage(file);
}
