import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import type { CompanyRow } from '@/domain/company';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { COMPANY_ALIASES } from '@/shared/online-form/place-in-form';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { OnlineItem } from '@/shared/online-list/online-item';
import { FormPage } from '@/shared/online-form/form-page';
import { useUserCrumbs } from '../use-user-crumbs';
import { UserFields } from './user-fields';
import { newUserOf, NO_USER, userSchema } from './user-values';

/** /user/create */
export function UserCreatePage() {
  const { t } = useTranslation('users');
  const loaded = useLoaded<CompanyRow[] | null>();
  return (
    <FormPage title={t('create.title')} crumbs={useUserCrumbs(t('create.title'))}>
      <OnlineItem loaded={loaded}>{(companies) => <UserCreateForm companies={companies} />}</OnlineItem>
    </FormPage>
  );
}

/** The form of a new user. If the URL has `company`, this company is chosen. */
function UserCreateForm({ companies }: { companies: CompanyRow[] | null }) {
  const [params] = useSearchParams();
  const chosen = companies?.find(({ code }) => code === params.get('company'));
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm({
    schema: userSchema,
    values: { ...NO_USER, companyCode: chosen?.code ?? '' },
    method: 'POST',
    secrets: [],
    aliases: COMPANY_ALIASES,
    toWire: newUserOf,
  });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <UserFields control={form.control} exists={false} own={false} companies={companies} />
      <FormActions form={attributes.id} busy={busy} unchanged={unchanged} isNew />
    </OnlineFormFrame>
  );
}
