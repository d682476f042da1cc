import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, pickLanguage, type Language } from './languages';

const STORAGE_KEY = 'locale';

/** The one i18next instance, for texts outside components; inside them it is `useTranslation`. */
export const i18n = createInstance();

/** All namespaces of one language are one chunk; only the language on screen is loaded. */
const loaders = {
  en: () => import('./resources/en'),
  fr: () => import('./resources/fr'),
} satisfies Record<Language, () => Promise<{ resources: Record<string, Record<string, string>> }>>;

/** Loads the person's language and starts i18n. Resolves when texts can be shown. */
export async function startI18n(): Promise<void> {
  const language = pickLanguage(storedLanguage(), navigator.languages);
  const { resources } = await loaders[language]();
  i18n.on('languageChanged', (next) => (document.documentElement.lang = next));
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: resources },
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY && isLanguage(event.newValue)) void show(event.newValue);
  });
}

/** Switches the whole interface at once and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  await show(language);
}

async function show(language: Language): Promise<void> {
  const { resources } = await loaders[language]();
  for (const [namespace, texts] of Object.entries(resources)) i18n.addResourceBundle(language, namespace, texts);
  await i18n.changeLanguage(language);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
