import { useTranslation } from 'react-i18next';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { COMPANY_ALIASES } from '@/shared/online-form/place-in-form';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { TextField } from '@/ui/form/text-field';
import { Columns } from '@/ui/layout/stack';
import { CompanySelect } from './company-select';
import { newPim, PIM_SECRETS, pimPatch, pimSchema, pimValues, type PimValues } from './pim-values';
import { SecretField } from './secret-field';
import { useConnectionDelete } from './use-connection-delete';
import { useLeaveForm } from './use-leave-form';
import type { ConnectionFormProps } from './connection-values';

/**
 * The form of a connection to the PIM. If the PIM app created the connection, its URL is fixed and it has no secrets.
 */
export function PimForm({ connection, companies }: ConnectionFormProps) {
  const { t } = useTranslation('connections');
  const leave = useLeaveForm();
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<PimValues, true>({
    schema: pimSchema(connection),
    values: pimValues(connection),
    secrets: PIM_SECRETS,
    aliases: COMPANY_ALIASES,
    onSaved: leave,
    ...(connection === null
      ? { method: 'POST' as const, toWire: newPim }
      : { method: 'PATCH' as const, toWire: pimPatch }),
  });
  const { control } = form;
  const isApp = connection?.app === true;
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <TextField label={t('field.label')} required autoComplete="off" {...useFormField(control, 'label')} />
      <TextField
        label={t('field.url')}
        type="url"
        mono
        placeholder="https://pim.example.com"
        required={!isApp}
        readOnly={isApp}
        help={isApp ? t('field.urlFixed') : undefined}
        {...useFormField(control, 'url')}
      />
      <CompanySelect control={control} name="companyCode" companies={companies} />
      {isApp ? (
        <p>{t('form.pimApp')}</p>
      ) : (
        <Columns>
          {PIM_SECRETS.map((name) => (
            <SecretField
              key={name}
              control={control}
              name={name}
              label={t(`field.${name}`)}
              stored={connection?.stored[`${name}Set`] === true}
            />
          ))}
        </Columns>
      )}
      <FormActions
        form={attributes.id}
        busy={busy}
        unchanged={unchanged}
        isNew={connection === null}
        {...useConnectionDelete(connection)}
      />
    </OnlineFormFrame>
  );
}
