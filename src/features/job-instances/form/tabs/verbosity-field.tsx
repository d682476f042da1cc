import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabProps } from '../form-field';
import { FormSelect } from './fields';
import { usePropertyLabel } from '@/shared/instance-change/use-property-label';

/** Levels of the execution log. */
const LEVELS = [1, 2, 3, 4] as const;

/** The detail level of the execution log. */
export function VerbosityField({ value, set, errors, readOnly }: TabProps) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const setLevel = set.executionLogVerbosity;
  const options = useMemo(
    () => LEVELS.map((level) => ({ value: String(level), label: `${level} – ${t(`verbosity.${level}`)}` })),
    [t],
  );
  const onChange = useCallback((level: string) => setLevel(level === '' ? null : Number(level)), [setLevel]);
  return (
    <FormSelect
      label={label('executionLogVerbosity')}
      name="executionLogVerbosity"
      options={options}
      value={value.executionLogVerbosity === null ? '' : String(value.executionLogVerbosity)}
      onChange={onChange}
      error={errors.executionLogVerbosity}
      disabled={readOnly}
    />
  );
}
