import { readRemembered, remember } from '@/data/user-storage';
import { isRecord, parseJson } from '@/lib/json';

/** The name under which the choices are stored. */
const NAME = 'palette-recent';
const MAX_REMEMBERED = 20;

/** A screen that was opened from the palette. */
interface RecentChoice {
  key: string;
  title: string;
  note: string | null;
  to: string;
}

/** The last choices of the signed-in person on this device, newest first. */
export function readRecent(): RecentChoice[] {
  const stored = parseJson(readRemembered(NAME) ?? '');
  return Array.isArray(stored) ? stored.flatMap((each: unknown) => readChoice(each) ?? []) : [];
}

/** Remembers a choice as the newest choice. */
export function rememberChoice({ key, title, note, to }: RecentChoice): void {
  const others = readRecent().filter((other) => other.key !== key);
  remember(NAME, JSON.stringify([{ key, title, note, to }, ...others].slice(0, MAX_REMEMBERED)));
}

function readChoice(stored: unknown): RecentChoice | null {
  if (!isRecord(stored)) return null;
  const { key, title, note, to } = stored;
  if (typeof key !== 'string' || typeof title !== 'string' || typeof to !== 'string') return null;
  return { key, title, note: typeof note === 'string' ? note : null, to };
}
