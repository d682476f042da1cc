import { useTranslation } from 'react-i18next';
import { isAlertEmail } from '@/domain/alert-email';
import { useFormat } from '@/i18n/format/use-format';
import { TagField } from '@/ui/form/chakra/tag-field';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSwitch } from './fields';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';

interface AlertFieldsProps extends TabProps {
  toggle: 'sendErrorEmail' | 'sendWarningEmail';
  list: 'errorAlertEmails' | 'warningAlertEmails';
}

const isInvalidEmail = (tag: string): boolean => !isAlertEmail(tag);

/** One kind of alert: a switch and, while it is on, the addresses. Addresses with an error are always shown. */
export function AlertFields({ value, set, errors, readOnly, toggle, list }: AlertFieldsProps) {
  const { t } = useTranslation('instance-tabs');
  const format = useFormat();
  const label = usePropertyLabel();
  const emails = value[list];
  const wrong = emails.filter(isInvalidEmail);
  const error = wrong.length > 0 ? t('alerting.wrong', { emails: format.list(wrong) }) : errors[list];
  const isShown = value[toggle] || error !== undefined;
  return (
    <Stack gap={2}>
      <FormSwitch
        label={label(toggle)}
        name={toggle}
        value={value[toggle]}
        onChange={set[toggle]}
        error={errors[toggle]}
        disabled={readOnly}
      />
      {isShown && (
        <TagField
          label={label(list)}
          name={list}
          keys="separators"
          value={emails}
          onChange={set[list]}
          isInvalid={isInvalidEmail}
          error={error}
          help={!readOnly && emails.length === 0 ? t('alerting.nobody') : undefined}
          readOnly={readOnly}
        />
      )}
    </Stack>
  );
}
