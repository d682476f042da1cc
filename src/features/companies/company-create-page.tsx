import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { FormPage } from '@/shared/online-form/form-page';
import { useCompanyCrumbs } from './use-company-crumbs';
import { CompanyFields, newCompanySchema } from './company-fields';

/** /company/create, only for the super administrator. */
export function CompanyCreatePage() {
  const { t } = useTranslation('companies');
  const { superAdmin } = usePermissions();
  return (
    <FormPage title={t('create.title')} crumbs={useCompanyCrumbs(t('create.title'))}>
      {superAdmin ? <CompanyCreateForm /> : <NotAllowed />}
    </FormPage>
  );
}

function CompanyCreateForm() {
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm({
    schema: newCompanySchema,
    values: { code: '', name: '' },
    method: 'POST',
    secrets: [],
  });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <CompanyFields control={form.control} exists={false} />
      <FormActions form={attributes.id} busy={busy} unchanged={unchanged} isNew />
    </OnlineFormFrame>
  );
}
