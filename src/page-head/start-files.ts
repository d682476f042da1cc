import type { CachedScreen } from '@/domain/addresses/cached-screens';
import type { Language } from '@/i18n/languages';

/** A file that the page requests before a script asks for it. */
export interface StartFile {
  href: string;
  isStyle: boolean;
}

/** The files to request at a start. They depend on the language, because each language has its own files of texts. */
export interface StartFiles {
  /** The files of texts that every screen needs. Files that are the same in all languages are linked in `index.html`. */
  all: Record<Language, readonly StartFile[]>;
  /** The further files of each screen. */
  screens: Record<CachedScreen, Record<Language, readonly StartFile[]>>;
}
