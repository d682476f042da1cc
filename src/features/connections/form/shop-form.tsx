import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requireFields, shortNames } from '@/shared/online-form/checks';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { COMPANY_ALIASES } from '@/shared/online-form/place-in-form';
import { useFormField } from '@/shared/online-form/use-form-field';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { TextField } from '@/ui/form/text-field';
import { CompanySelect } from './company-select';
import { useConnectionDelete } from './use-connection-delete';
import { useLeaveForm } from './use-leave-form';
import { companyChange, type ConnectionFormProps } from './connection-values';

const fields = z.object({ label: z.string(), shopUrl: z.string(), companyCode: z.string() });
type ShopValues = z.infer<typeof fields>;
/** @param stored the server's values; the length of the label is checked only if the label differs from them */
const shopSchema = (stored: ShopValues): z.ZodMiniType<ShopValues, ShopValues> =>
  fields.check(
    requireFields(() => ['label']),
    shortNames(['label'], stored),
  );

/** The form of a connection to a shop. The address is read-only, because the shop's app sets it. */
export function ShopForm({ connection, companies }: ConnectionFormProps) {
  const { t } = useTranslation('connections');
  const leave = useLeaveForm();
  const values: ShopValues = {
    label: connection?.label ?? '',
    shopUrl: connection?.shopUrl ?? '',
    companyCode: connection?.companyCode ?? '',
  };
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<ShopValues, true>({
    schema: shopSchema(values),
    values,
    method: 'PATCH',
    secrets: [],
    aliases: COMPANY_ALIASES,
    toWire: ({ label, companyCode }) => ({
      ...(label !== undefined && { label: label.trim() }),
      ...companyChange(companyCode),
    }),
    onSaved: leave,
  });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <TextField label={t('field.label')} required autoComplete="off" {...useFormField(form.control, 'label')} />
      <TextField
        label={t('field.shopUrl')}
        mono
        readOnly
        help={t('field.shopUrlFixed')}
        {...useFormField(form.control, 'shopUrl')}
      />
      <CompanySelect control={form.control} name="companyCode" companies={companies} />
      <FormActions form={attributes.id} busy={busy} unchanged={unchanged} {...useConnectionDelete(connection)} />
    </OnlineFormFrame>
  );
}
