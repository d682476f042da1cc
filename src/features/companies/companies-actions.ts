import { codeInPath } from '@/domain/addresses/path-segments';
import { companyPath } from '@/domain/addresses/links';
import { COMPANIES_PATH } from '@/domain/addresses/paths';
import { replace, type ActionFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import { createCompany, deleteCompany, renameCompany } from '@/data/online/companies';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import type { CompanyValues } from './company-fields';
import { sentBody } from '@/data/online/sent-body';

/** Action of `/company/create`: creates a company. Then the company's page replaces the form in the browser history. */
export async function createCompanyAction({ request }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const { code, name } = await sentBody<CompanyValues>(request);
  const outcome = await createCompany(code, name);
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('success.saved'));
  return replace(companyPath(outcome.value.code));
}

/**
 * Action of `/company/{code}`: `PATCH` renames the company, `DELETE` deletes it. After a deletion, the list replaces
 * the form in the browser history.
 */
export async function companyAction({ request }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const code = codeInPath(new URL(request.url).pathname);
  if (request.method === 'PATCH') {
    const { name = '' } = await sentBody<Partial<CompanyValues>>(request);
    return renameCompany(code, name);
  }
  const outcome = await deleteCompany(code);
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('delete.done', { ns: 'companies' }));
  return replace(COMPANIES_PATH);
}
