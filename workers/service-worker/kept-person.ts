import { isRecord, parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/** Key of the kept person; no screen has this address. It holds the name of a database and a time, nothing else. */
const key = '/person';

interface Person {
  /** The cache of whoever is signed in; null when nobody is. */
  cacheName: string | null;
  /** When the sign-in expires, milliseconds since the epoch, device clock. */
  until: number;
}

let kept: Promise<Person | null> | undefined;

/** Keeps whose rows the next page may show, as a page said last; also for this worker's next start. */
export async function keepPerson({ cacheName, until }: Person): Promise<void> {
  const person = { cacheName, until };
  kept = Promise.resolve(person);
  await (await openShellStore()).put(key, new Response(JSON.stringify(person)));
}

/** The cache whose rows the next page may show: that of the person whose sign-in has not expired. Null when it is not known. */
export async function shownCache(): Promise<string | null> {
  try {
    const person = await (kept ??= readKept());
    return person !== null && Date.now() < person.until ? person.cacheName : null;
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
