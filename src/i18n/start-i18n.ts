import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { isLanguage, pickLanguage, type Language } from './languages';

/** The i18next instance, for texts outside components; inside them use `useTranslation`. */
export const i18n = createInstance();

/** Texts by namespace and key. */
type Texts = Record<string, Record<string, string>>;

/** Two chunks per language: the first screens, and the rest. Only the current language is loaded. */
const loaders = {
  en: { start: () => import('./resources/en-start'), more: () => import('./resources/en-more') },
  fr: { start: () => import('./resources/fr-start'), more: () => import('./resources/fr-more') },
} satisfies Record<Language, Record<'start' | 'more', () => Promise<{ texts: Texts }>>>;

let wantsMore = false;

/** Loads the person's language and starts i18n. Resolves when texts can be shown. */
export async function startI18n(): Promise<void> {
  const language = pickLanguage(storedLanguage(), navigator.languages);
  const { texts } = await loaders[language].start();
  i18n.on('languageChanged', (next) => {
    // Setting it makes the browser recalculate all styles, even for the same value.
    if (document.documentElement.lang !== next) document.documentElement.lang = next;
  });
  await initI18n(language, { [language]: texts });
  addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY && isLanguage(event.newValue)) void show(event.newValue);
  });
}

/** Initialises i18next with texts by language and the current language. */
export async function initI18n(lng: Language, resources: Partial<Record<Language, Texts>>): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng,
    resources,
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Switches the language of the interface at once and stores the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be blocked; then the choice lasts as long as the page.
  }
  await show(language);
}

async function show(language: Language): Promise<void> {
  const { start, more } = loaders[language];
  const parts = await Promise.all([start(), ...(wantsMore ? [more()] : [])]);
  for (const { texts } of parts) add(language, texts);
  await i18n.changeLanguage(language);
}

/** Loads the texts of forms and administration; routes with such screens wait for it. */
export async function loadMoreTexts(): Promise<void> {
  wantsMore = true;
  const language = pickLanguage(i18n.language, []);
  add(language, (await loaders[language].more()).texts);
}

function add(language: Language, texts: Texts): void {
  for (const [namespace, keys] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, keys);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
