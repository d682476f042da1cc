import { isRecord, parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/**
 * Cache key of the stored person; no screen has this address. The entry contains only the name of a database and a
 * time.
 */
const key = '/person';

interface Person {
  /** The cache of the signed-in person; null after a sign-out. */
  cacheName: string | null;
  /** When the sign-in expires, milliseconds since the epoch, device clock. */
  until: number;
}

let kept: Promise<Person | null> | undefined;

/**
 * Stores the person whose cached rows the next page may show. Pages report the person when the session changes. The
 * entry survives a restart of this worker.
 */
export async function keepPerson({ cacheName, until }: Person): Promise<void> {
  const person = { cacheName, until };
  kept = Promise.resolve(person);
  await (await openShellStore()).put(key, new Response(JSON.stringify(person)));
}

/** The cache whose rows the next page may show. Null when it is unknown or the sign-in has expired. */
export async function shownCache(): Promise<string | null> {
  try {
    const person = await (kept ??= readKept());
    if (person === null || person.cacheName === null) return null;
    if (Date.now() < person.until) return person.cacheName;
    // Store the expiry, so that the rows stay hidden if the clock is set back.
    await keepPerson({ cacheName: null, until: 0 });
    return null;
  } catch {
    kept = undefined;
    return null;
  }
}

async function readKept(): Promise<Person | null> {
  const stored = parseJson((await (await (await openShellStore()).match(key))?.text()) ?? '');
  if (!isRecord(stored) || typeof stored['cacheName'] !== 'string' || typeof stored['until'] !== 'number') return null;
  return { cacheName: stored['cacheName'], until: stored['until'] };
}
