import { isLanguage, pickLanguage, type Language } from '@/i18n/languages';
import { openShellStore } from './shell-store';

/** Key of the kept language; no screen has this address. */
const key = '/language';

let kept: Promise<string | null> | undefined;

/**
 * The language in which the next page will be shown, as far as it can be known here: a person's choice is written where
 * only pages can read, and they tell it (`keepLanguage`).
 */
export async function nextLanguage(): Promise<Language> {
  kept ??= readKept();
  try {
    return pickLanguage(await kept, navigator.languages);
  } catch {
    kept = undefined;
    return pickLanguage(null, navigator.languages);
  }
}

/** Keeps the language that a page is shown in, also for this worker's next start. */
export async function keepLanguage(language: string): Promise<void> {
  if (!isLanguage(language) || language === (await nextLanguage())) return;
  kept = Promise.resolve(language);
  await (await openShellStore()).put(key, new Response(language));
}

async function readKept(): Promise<string | null> {
  return (await (await openShellStore()).match(key))?.text() ?? null;
}
