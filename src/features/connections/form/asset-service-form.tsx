import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrite } from '@/data/online/use-write';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { COMPANY_ALIASES } from '@/shared/online-form/place-in-form';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { SwitchField } from '@/ui/form/switch-field';
import { TextField } from '@/ui/form/text-field';
import {
  assetServicePatch,
  assetServiceSchema,
  assetServiceValues,
  newAssetService,
  type AssetServiceValues,
} from './asset-service-values';
import { CompanySelect } from './company-select';
import { SecretField } from './secret-field';
import { useConnectionDelete } from './use-connection-delete';
import { useLeaveForm } from './use-leave-form';
import type { ConnectionFormProps } from './connection-values';

/** The server may report a wrong token as an error of the client ID, for which this form has no field. */
const ALIASES = { ...COMPANY_ALIASES, clientId: 'permanentToken' };

/**
 * The form of a connection to the asset service. If the connection uses the provider's app, the route's action saves,
 * then opens the provider's authorisation page. The action returns to the form only if the provider cannot be reached.
 */
export function AssetServiceForm({ connection, companies }: ConnectionFormProps) {
  const { t } = useTranslation('connections');
  const leave = useLeaveForm();
  const authorisation = useWrite(() => {});
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<AssetServiceValues, true>({
    schema: assetServiceSchema(connection),
    values: assetServiceValues(connection),
    secrets: ['permanentToken'],
    aliases: ALIASES,
    onSaved: ({ app }, saved) => {
      // `saved` is null if there was nothing to save. Save still authorises the app again, if the connection uses the
      // app.
      if (saved === null && app) void authorisation.write('POST', null);
      else if (!app) leave();
    },
    ...(connection === null
      ? { method: 'POST' as const, toWire: newAssetService }
      : {
          method: 'PATCH' as const,
          toWire: (changed: Partial<AssetServiceValues>) => assetServicePatch(changed, changed.app ?? connection.app),
        }),
  });
  const { control } = form;
  const isApp = useWatch({ control, name: 'app' });
  const app = useFormField(control, 'app');
  const webhook = useFormField(control, 'useEventWebhook');
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <TextField label={t('field.label')} required autoComplete="off" {...useFormField(control, 'label')} />
      <TextField
        label={t('field.domain')}
        mono
        required
        help={t('field.domainHelp')}
        {...useFormField(control, 'domain')}
      />
      <SwitchField label={t('field.app')} help={t('field.appHelp')} {...app} />
      {isApp ? (
        <SwitchField label={t('field.useEventWebhook')} help={t('field.useEventWebhookHelp')} {...webhook} />
      ) : (
        <>
          <SecretField
            control={control}
            name="permanentToken"
            label={t('field.permanentToken')}
            stored={connection?.stored.permanentTokenSet === true}
          />
          <CompanySelect control={control} name="companyCode" companies={companies} />
        </>
      )}
      <FormActions
        form={attributes.id}
        busy={busy || authorisation.busy}
        unchanged={unchanged && (connection === null || !isApp)}
        isNew={connection === null}
        {...useConnectionDelete(connection)}
      />
    </OnlineFormFrame>
  );
}
