import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { isLanguage, pickLanguage, type Language } from './languages';

/** The i18next instance, for texts outside components; inside them use `useTranslation`. */
export const i18n = createInstance();

/** Texts by namespace and key. */
type Texts = Record<string, Record<string, string>>;

/** The chunks of texts that are loaded after the start. */
type TextPart = 'session' | 'dashboard' | 'more';

/** The chunks of each language. Only the current language is loaded. */
const loaders = {
  en: {
    start: () => import('./resources/en-start'),
    session: () => import('./resources/en-session'),
    dashboard: () => import('./resources/en-dashboard'),
    more: () => import('./resources/en-more'),
  },
  fr: {
    start: () => import('./resources/fr-start'),
    session: () => import('./resources/fr-session'),
    dashboard: () => import('./resources/fr-dashboard'),
    more: () => import('./resources/fr-more'),
  },
} satisfies Record<Language, Record<'start' | TextPart, () => Promise<{ texts: Texts }>>>;

/** The chunks that have been loaded. A change of the language loads the same chunks in the other language. */
const loadedParts = new Set<TextPart>();

/** Loads the texts of the user's language and starts i18n. Resolves when texts can be shown. */
export async function startI18n(): Promise<void> {
  const language = pickLanguage(storedLanguage(), navigator.languages);
  const { texts } = await loaders[language].start();
  i18n.on('languageChanged', (next) => {
    // Setting `lang` makes the browser recalculate all styles, even for the same value.
    if (document.documentElement.lang !== next) document.documentElement.lang = next;
  });
  await initI18n(language, { [language]: texts });
  addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY && isLanguage(event.newValue)) void showLanguage(event.newValue);
  });
}

/**
 * Initialises i18next.
 * @param lng the current language
 * @param resources texts by language
 */
export async function initI18n(lng: Language, resources: Partial<Record<Language, Texts>>): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng,
    resources,
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    // The default, but set explicitly: otherwise i18next takes time to test whether each key is prose.
    nsSeparator: ':',
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Switches the language of the interface and stores the choice. Resolves when the language is shown. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be blocked: the choice then lasts until the page closes.
  }
  await showLanguage(language);
}

/** Shows a language. First loads its version of the start texts and of every chunk in `loadedParts`. */
async function showLanguage(language: Language): Promise<void> {
  const chunks = loaders[language];
  const parts = await Promise.all([chunks.start(), ...[...loadedParts].map((part) => chunks[part]())]);
  for (const { texts } of parts) addTexts(language, texts);
  await i18n.changeLanguage(language);
}

/** Loads the texts of forms, administration and the analysis of an execution. These screens wait for their texts. */
export const loadMoreTexts = (): Promise<void> => loadPart('more');

/** Loads the texts for signing in and out; `loadMoreTexts` includes them. */
export const loadSessionTexts = (): Promise<void> => loadPart('session');

/** Loads the texts of the dashboard. Its route waits for them. */
export const loadDashboardTexts = (): Promise<void> => loadPart('dashboard');

async function loadPart(part: TextPart): Promise<void> {
  loadedParts.add(part);
  const language = pickLanguage(i18n.language, []);
  addTexts(language, (await loaders[language][part]()).texts);
}

function addTexts(language: Language, texts: Texts): void {
  // Texts do not change, so no copy is needed. Copying them would take long.
  for (const [namespace, keys] of Object.entries(texts))
    i18n.addResourceBundle(language, namespace, keys, false, true, { skipCopy: true });
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
