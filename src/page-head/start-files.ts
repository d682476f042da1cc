import type { CachedScreen } from '@/domain/addresses/cached-screens';
import type { Language } from '@/i18n/languages';

/** A file that the page requests before a script asks for it. */
export interface StartFile {
  href: string;
  isStyle: boolean;
}

/** The files of a start, by language, because texts have a file for each. */
export interface StartFiles {
  /** The files that every page needs but does not link to, because they depend on the language. */
  all: Record<Language, readonly StartFile[]>;
  /** Further files of each screen. */
  screens: Record<CachedScreen, Record<Language, readonly StartFile[]>>;
}
