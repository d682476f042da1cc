import { useTranslation } from 'react-i18next';
import { SelectField } from '@/ui/form/select-field';
import { COLOUR_MODES, useColourMode } from '@/ui/theme/colour-mode';

/** Light, dark or the device's setting, for every tab of this browser. */
export function ColourModeSelect() {
  const { t } = useTranslation();
  const [mode, choose] = useColourMode();
  const options = COLOUR_MODES.map((value) => ({ value, label: t(`preference.colourMode.${value}`) }));
  return <SelectField label={t('preference.colourMode')} options={options} value={mode} onChange={choose} />;
}
