import { knownReason } from '@/domain/runs/health/known-reason';
import type { Language } from '../languages';
import { i18n, loadMoreTexts } from '../start-i18n';

/** Loads the texts. Returns a function that translates an error message, or returns null if the message is unknown. */
export async function reasonTranslator(language: Language): Promise<(message: string) => string | null> {
  // On the dashboard, these texts are already loaded.
  if (!i18n.hasResourceBundle(language, 'health')) await loadMoreTexts();
  const t = i18n.getFixedT(language, 'health');
  return (message) => {
    const known = knownReason(message);
    if (known === null) return null;
    const [first = '', second = ''] = known.values;
    return t(`reason.${known.kind}`, { first, second });
  };
}
