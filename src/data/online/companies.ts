import { isMissing, type Outcome } from '@/domain/problem';
import { hasRole } from '@/domain/permissions';
import { readCompanyItem, readCompanyOption } from '@/api/readers/company-reader';
import type { Company, CompanyRow } from '@/domain/company';
import { arrivalOfChange, arrivalOfDelete, settleWrite } from '@/api/settle-write';
import { readEveryPage } from '@/api/list-scan';
import { containsText } from '@/lib/text/contains-text';
import { commands } from '../commands';
import { currentSession } from '../session-store';
import { anyResponse, callOnline, readOnlinePage, type OnlinePage } from './online-call';
import { readListPage } from './online-pages';
import { createOnce, acceptAlreadyDeleted } from './safe-writes';

/**
 * Reads one page of the companies.
 * @param name a part of the name; undefined for all
 */
export function readCompanies(name: string | undefined, page: number): Promise<Outcome<OnlinePage<Company>>> {
  const matches = (company: Company): boolean =>
    name === undefined || company.name === null || containsText(company.name, name);
  return readListPage((api, serverPage) => api.listCompanies(name, serverPage), page, readCompanyItem, matches);
}

/** Reads all companies for a drop-down list; null if the user may not choose a company, or a page cannot be read. */
export async function readCompanyChoices(): Promise<CompanyRow[] | null> {
  if (!hasRole(currentSession()?.user.roles ?? [], 'ROLE_ADMIN')) return null;
  const choices = new Map<string, CompanyRow>();
  const read = await callOnline(
    (api) =>
      readEveryPage(
        (page) => api.listCompanyOptions(page),
        (response) => {
          const { items } = readOnlinePage(response, 1, readCompanyOption);
          for (const item of items) choices.set(item.code, item);
          return items.map(({ code }) => code);
        },
      ),
    anyResponse,
  );
  return read.ok ? [...choices.values()] : null;
}

export function readCompany(code: string): Promise<Outcome<Company>> {
  return callOnline((api) => api.getCompany(code), readCompanyItem);
}

/** Creates a company. When this resolves, the drop-down lists offer the company. */
export async function createCompany(code: string, name: string): Promise<Outcome<Company>> {
  const outcome = await createOnce({
    identity: 'code',
    post: () => callOnline((api) => api.createCompany({ code, name }), readCompanyItem),
    find: () => findCompany(code),
    isAsSent: (company) => company.name?.trim() === name.trim(),
    keyOf: (company) => company.code,
  });
  if (!outcome.ok) return outcome;
  const { item } = outcome.value;
  await commands.fetchCompany({ code: item.code });
  return { ok: true, value: item };
}

/** Looks up a company by its code. The list is empty if the company does not exist. */
async function findCompany(code: string): Promise<Outcome<Company[]>> {
  const found = await readCompany(code);
  if (found.ok) return { ok: true, value: found.value.code === code ? [found.value] : [] };
  return isMissing(found.problem) ? { ok: true, value: [] } : found;
}

/** Renames a company. When this resolves, the drop-down lists show the new name. */
export async function renameCompany(code: string, name: string): Promise<Outcome<true>> {
  const answer = await callOnline((api) => api.updateCompany(code, name), anyResponse);
  const outcome = await settleWrite(answer, async () => arrivalOfChange({ name }, await readCompany(code)), true);
  if (outcome.ok) await commands.fetchCompany({ code });
  return outcome;
}

/** Deletes a company. When this resolves, the drop-down lists no longer offer the company. */
export async function deleteCompany(code: string): Promise<Outcome<true>> {
  const answer = acceptAlreadyDeleted(await callOnline((api) => api.deleteCompany(code), anyResponse));
  const outcome = await settleWrite(answer, async () => arrivalOfDelete(await readCompany(code)), true);
  if (outcome.ok) await commands.fetchCompany({ code });
  return outcome;
}
