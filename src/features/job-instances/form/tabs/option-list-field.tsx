import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '@/data/queries/use-option-list';
import type { OptionList } from '@/domain/instance';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Row } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSelect } from './fields';

interface OptionListFieldProps extends Omit<ComponentProps<typeof FormSelect>, 'value'>, Pick<TabProps, 'isNew'> {
  list: OptionList;
  /** True if this device has no options of the list. */
  isEmpty: boolean;
  value: string | null;
}

/**
 * A select for a list that the server provides. Its value can be changed only in a new instance. If this device lacks
 * the list, the field shows the reason instead and, where a retry can help, a button.
 */
export function OptionListField({ list, isEmpty, value, isNew, ...props }: OptionListFieldProps) {
  const { t } = useTranslation('job-instances');
  const { missing, retry } = useOptionList(list, isNew);
  if (!isNew || !isEmpty) {
    return (
      <FormSelect
        {...props}
        required={isNew}
        readOnly={!isNew}
        placeholder={t('field.selectPlaceholder', { ns: 'common' })}
        value={value ?? ''}
      />
    );
  }
  const text =
    missing.state === 'failed'
      ? t('options.failed', { words: problemText(missing.problem) })
      : t(`options.${missing.state}`);
  return (
    <Field label={props.label} name={props.name} error={props.error} required>
      {(control) => (
        <Row>
          <output id={control.id} aria-describedby={control['aria-describedby']}>
            {text}
          </output>
          {(missing.state === 'failed' || missing.state === 'none') && (
            <Button size="small" onClick={retry}>
              {t('action.tryAgain', { ns: 'common' })}
            </Button>
          )}
        </Row>
      )}
    </Field>
  );
}
