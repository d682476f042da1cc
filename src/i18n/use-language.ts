import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/** The language on screen; the component is rendered again when it changes. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}

/** The language on screen at this moment, as the page itself says. */
export function currentLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

function languageOf(name: string): Language {
  return isLanguage(name) ? name : DEFAULT_LANGUAGE;
}
