import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Thrown when another process has the folder's database open. */
export class DataInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database in ${folder} is used by process ${pid}. Stop that process, or choose another folder: --data FOLDER`,
    );
  }
}

/**
 * Locks the folder of an embedded database, because only one process may open it. Replaces the lock of a process that
 * has ended.
 * @returns a function that releases the lock
 * @throws DataInUseError
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${folder}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  const owner = livingOwner(file);
  if (owner !== null) throw new DataInUseError(folder, owner);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function livingOwner(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The lock is left from before a restart: in a container, the program often gets the same process id again.
    if (pid === process.pid) return null;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
      ? Number(readFileSync(file, 'utf8'))
      : null;
  }
}
