import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * From now on, only the owner can read the files that this process creates: the database, its key, and e-mails with
 * valid links.
 */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes existing files and folders private, recursively. Ignores missing files and files of other users.
 */
export async function makeAllPrivate(paths: readonly string[]): Promise<void> {
  for (const path of paths) await makePrivate(path);
}

async function makePrivate(path: string): Promise<void> {
  try {
    const entries = await entriesOf(path);
    await chmod(path, entries === null ? 0o600 : 0o700);
    for (const entry of entries ?? []) await makePrivate(join(path, entry));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EACCES') throw error;
  }
}

/** The names in a folder; null for a file. */
async function entriesOf(path: string): Promise<string[] | null> {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}
