import { useTranslation } from 'react-i18next';
import { setDelta } from '@/domain/configuration/delta-date';
import { SwitchField } from '@/ui/form/switch-field';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundDateTimeField, useEditAt, useFieldLabel } from './bound-fields';
import { useControlAt, useJsonScope, useTypedAt } from '../scope/json-scope';

const DELTA = ['delta'];
const DELTA_DATE = ['deltaDate'];

/**
 * A switch for delta runs and, while the switch is on, a field for their start date in UTC. Switching off sets the date
 * to null.
 */
export function DeltaSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const { edit } = useJsonScope();
  const control = useControlAt(DELTA);
  const [delta] = useEditAt(DELTA);
  const [, setTypedDate] = useTypedAt(DELTA_DATE, 'date');
  const change = (on: boolean): void => {
    if (on) return edit((text) => setDelta(text, true));
    // Also clears the typed text, because a hidden invalid text would still prevent saving.
    setTypedDate('', (text) => setDelta(text, false));
  };
  return (
    <Section title={t('group.delta')}>
      <Stack gap={4}>
        <SwitchField {...control} label={label('delta')} value={delta === true} onChange={change} />
        {delta === true && (
          <Columns>
            <BoundDateTimeField path={DELTA_DATE} label={label('deltaDate')} help={t('hint.deltaDate')} />
          </Columns>
        )}
      </Stack>
    </Section>
  );
}
