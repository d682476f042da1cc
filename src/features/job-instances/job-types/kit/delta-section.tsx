import { useTranslation } from 'react-i18next';
import { deltaDateInput, deltaDateToStore, switchDelta } from '@/domain/configuration/delta-date';
import { SwitchField } from '@/ui/form/switch-field';
import { TextField } from '@/ui/form/text-field';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { useEditAt, useFieldLabel } from './bound-fields';
import { useControlAt, useJsonScope } from './json-scope';

const DELTA = ['delta'];
const DELTA_DATE = ['deltaDate'];

/** Delta and, while on, its start date in UTC. Switching off sets the date to null. */
export function DeltaSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const { edit } = useJsonScope();
  const control = useControlAt(DELTA);
  const [delta] = useEditAt(DELTA);
  return (
    <Section title={t('group.delta')}>
      <Stack gap={4}>
        <SwitchField
          {...control}
          label={label('delta')}
          value={delta === true}
          onChange={(on) => edit((text) => switchDelta(text, on))}
        />
        {delta === true && (
          <Columns>
            <DeltaDate />
          </Columns>
        )}
      </Stack>
    </Section>
  );
}

function DeltaDate() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const control = useControlAt(DELTA_DATE);
  const [date, setDate] = useEditAt(DELTA_DATE);
  return (
    <TextField
      {...control}
      type="datetime-local"
      label={label('deltaDate')}
      help={t('hint.deltaDate')}
      value={deltaDateInput(date)}
      onChange={(entered) => setDate(deltaDateToStore(true, entered))}
    />
  );
}
