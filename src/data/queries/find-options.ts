import type { CompanyRow } from '@/domain/company';
import type { InstanceRow } from '@/domain/instance';
import type { CacheDatabase } from '@/database/cache-database';
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
  const emails = await readCountedValues(databases().cache, 'createdBy');
  return emails.filter((email) => containsText(email, text.trim())).slice(0, MAX_OPTIONS);
}

/** The values of a filter that executions on this device have, such as the codes of their integrations. */
export async function readCountedValues(cache: CacheDatabase, filter: 'instance' | 'createdBy'): Promise<string[]> {
  const prefix = counterKey(filter, '');
  const counters = await cache.counters.where('key').startsWith(prefix).toArray();
  return counters.flatMap(({ key, count }) => (count > 0 ? [key.slice(prefix.length)] : []));
}
