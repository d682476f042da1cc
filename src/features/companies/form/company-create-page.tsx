import { useTranslation } from 'react-i18next';
import { FormActions } from '@/entities/online/form/form-actions';
import { OnlineFormFrame } from '@/entities/online/form/online-form-frame';
import { useOnlineForm } from '@/entities/online/form/use-online-form';
import { PageHead } from '@/ui/layout/page-head';
import { useCompanyCrumbs } from '../use-company-crumbs';
import { CompanyFields } from './company-fields';
import { companySchema } from './company-values';

/** /company/create */
export function CompanyCreatePage() {
  const { t } = useTranslation('companies');
  const { form, attributes, busy, unsaved } = useOnlineForm({
    schema: companySchema,
    values: { code: '', name: '' },
    method: 'POST',
  });
  return (
    <>
      <PageHead title={t('create.title')} crumbs={useCompanyCrumbs(t('create.crumb'))} />
      <OnlineFormFrame attributes={attributes} unsaved={unsaved}>
        <CompanyFields control={form.control} exists={false} />
        <FormActions busy={busy} />
      </OnlineFormFrame>
    </>
  );
}
