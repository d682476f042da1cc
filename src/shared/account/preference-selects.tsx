import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/use-language';
import { SelectField } from '@/ui/form/select-field';
import type { Option } from '@/ui/pick/option';
import { COLOUR_MODES, useColourMode } from '@/ui/theme/colour-mode';
import { typedEntries } from '@/lib/typed-entries';
import { switchLanguage } from './switch-language';

const OPTIONS = typedEntries(LANGUAGES).map(([value, label]): Option<Language> => ({ value, label }));

/**
 * A field in which the person chooses the language of the interface. The choice applies to every tab of this browser.
 */
export function LanguageSelect({ hideLabel = false }: { hideLabel?: boolean }) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  return (
    <SelectField
      label={t('preference.language')}
      hideLabel={hideLabel}
      options={OPTIONS}
      value={language}
      onChange={switchLanguage}
    />
  );
}

/**
 * A field in which the person chooses light, dark or the device's setting. The choice applies to every tab of this
 * browser.
 */
export function ColourModeSelect() {
  const { t } = useTranslation('session');
  const [mode, choose] = useColourMode();
  const options = COLOUR_MODES.map((value) => ({ value, label: t(`preference.colourMode.${value}`) }));
  return <SelectField label={t('preference.colourMode')} options={options} value={mode} onChange={choose} />;
}
