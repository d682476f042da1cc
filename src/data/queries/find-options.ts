import type { CompanyRow } from '@/domain/company';
import type { InstanceRow } from '@/domain/instance';
import { counterKey } from '@/database/counter-keys';
import { containsText } from '@/lib/text/contains-text';
import { databases } from '../sync/databases';
import { byCompanyAndLabel, matchesInstance } from './use-instances';

/** The maximum number of options in a picker's list. Typing shortens the list. */
const MAX_OPTIONS = 50;

/** Cached job instances whose label or code contains a text, sorted by company and label. */
export async function findCachedInstances(label: string): Promise<InstanceRow[]> {
  const rows = await databases()
    .cache.instances.filter((row) => matchesInstance(row, { label }))
    .toArray();
  return rows.sort(byCompanyAndLabel).slice(0, MAX_OPTIONS);
}

/** Cached companies whose name or code contains a text. */
export async function findCachedCompanies(text: string): Promise<CompanyRow[]> {
  return databases()
    .cache.companies.filter(({ code, name }) => containsText(`${code} ${name ?? ''}`, text.trim()))
    .limit(MAX_OPTIONS)
    .toArray();
}

/** E-mails of the people who launched the executions on this device, filtered by a text. */
export async function findCachedCreators(text: string): Promise<string[]> {
  const prefix = counterKey('createdBy', '');
  const counters = await databases().cache.counters.where('key').startsWith(prefix).toArray();
  return counters
    .filter(({ count }) => count > 0)
    .map(({ key }) => key.slice(prefix.length))
    .filter((email) => containsText(email, text.trim()))
    .slice(0, MAX_OPTIONS);
}
