import { useTranslation } from 'react-i18next';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../../form-field';
import { FormText } from '../fields';
import { usePropertyLabel } from '@/shared/instance-change/use-property-label';
import { SchedulePreview } from './schedule-preview';

/** The schedule as free text, and below it what it means. The server alone decides whether it is valid. */
export function CronField({ value, set, errors, readOnly }: TabProps) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const expression = value.cronExpression ?? '';
  return (
    <Stack gap={2}>
      <FormText
        label={label('cronExpression')}
        name="cronExpression"
        mono
        value={expression}
        onChange={set.cronExpression}
        error={errors.cronExpression}
        help={t('cron.help')}
        disabled={readOnly}
        autoComplete="off"
        spellCheck={false}
      />
      <SchedulePreview expression={expression} />
    </Stack>
  );
}
