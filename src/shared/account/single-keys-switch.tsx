import { useTranslation } from 'react-i18next';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { SwitchField } from '@/ui/form/switch-field';
import { SINGLE_KEYS_OFF } from './single-keys';

/** A switch that turns single-key shortcuts on or off, for this person on this device. */
export function SingleKeysSwitch() {
  const { t } = useTranslation('session');
  const [isOff, setOff] = useRememberedSwitch(SINGLE_KEYS_OFF);
  return (
    <SwitchField
      label={t('preference.singleKeys')}
      help={t('preference.singleKeysHelp')}
      value={!isOff}
      onChange={(isOn) => setOff(!isOn)}
    />
  );
}
