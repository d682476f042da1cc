import { knownReason } from '@/domain/runs/health/known-reason';
import type { Language } from '../languages';
import { i18n, loadMoreTexts } from '../start-i18n';

/** Loads the texts. Returns a function that translates an error message, and returns null for an unknown message. */
export async function reasonTranslator(language: Language): Promise<(message: string) => string | null> {
  // The dashboard has these texts already.
  if (!i18n.hasResourceBundle(language, 'health')) await loadMoreTexts();
  const t = i18n.getFixedT(language, 'health');
  return (message) => {
    const known = knownReason(message);
    if (known === null) return null;
    const [first = '', second = ''] = known.values;
    return t(`reason.${known.kind}`, { first, second });
  };
}
