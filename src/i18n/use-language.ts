import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/** The current language; the component renders again when it changes. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}

/** The current language, from `<html lang>`. */
export function currentLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

function languageOf(name: string): Language {
  return isLanguage(name) ? name : DEFAULT_LANGUAGE;
}
