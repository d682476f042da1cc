import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Company } from '@/domain/company';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useDelete } from '@/shared/online-form/use-delete';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { visible } from '@/lib/text/visible-text';
import { CompanyFields } from './company-fields';
import { companySchema } from './company-values';

/** The form of a company that exists: the super administrator changes and deletes it, others read it. */
export function CompanyEditForm({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  const { superAdmin } = usePermissions();
  const { code, name, userNumber, jobInstanceNumber } = company;
  const { form, attributes, busy, unsaved } = useOnlineForm({
    schema: companySchema,
    values: { code, name: name ?? '' },
    method: 'PATCH',
    savedText: t('success.submission', { ns: 'common' }),
  });
  const failure = (problem: ApiProblem): string => {
    if (problem.kind !== 'http') return problemText(problem);
    const isUsed = (userNumber ?? 0) + (jobInstanceNumber ?? 0) > 0;
    return t(isUsed ? 'delete.used' : 'delete.failed');
  };
  const { remove, deleting } = useDelete(t('delete.text', { name: visible(name) ?? code }), failure);
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved}>
      <CompanyFields control={form.control} exists readOnly={!superAdmin} />
      {superAdmin && <FormActions busy={busy} deleting={deleting} onDelete={remove} />}
    </OnlineFormFrame>
  );
}
