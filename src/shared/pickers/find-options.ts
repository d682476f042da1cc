import { companyNameOf } from '@/domain/company';
import type { TFunction } from 'i18next';
import { commands } from '@/data/commands';
import { findCachedCompanies, findCachedCreators, findCachedInstances } from '@/data/queries/find-options';
import { visible } from '@/lib/text/visible-text';
import type { Option } from '@/ui/pick/option';

const optionOf = (code: string, label: string | null, ...notes: (string | null)[]): Option => ({
  value: code,
  label: visible(label) ?? code,
  note: [...notes, code].filter((note) => note !== null).join(' · '),
});

/** The integrations on this device whose label or code contains `text`. */
export async function findInstances(text: string): Promise<Option[]> {
  return (await findCachedInstances(text)).map(({ code, label }) => optionOf(code, label));
}

/** Like `findInstances`, but with the companies, because integrations of different companies can share a label. */
export async function findInstancesOfAllCompanies(text: string): Promise<Option[]> {
  return (await findCachedInstances(text)).map((row) => optionOf(row.code, row.label, companyNameOf(row)));
}

/** Finds companies by name: on the server, or on this device if the server cannot answer. */
export async function findCompanies(text: string, online: boolean): Promise<Option[]> {
  const outcome = online ? await commands.findCompanies({ name: text }) : null;
  const rows = outcome?.ok === true ? outcome.value : await findCachedCompanies(text);
  return rows.map(({ code, name }) => optionOf(code, name));
}

/**
 * Finds e-mails of users: on the server, or on this device if the server cannot answer. A typed e-mail is offered too.
 */
export async function findUsers(text: string, online: boolean, t: TFunction<'executions'>): Promise<Option[]> {
  const outcome = online ? await commands.findUsers({ email: text }) : null;
  const options: Option[] =
    outcome?.ok === true
      ? outcome.value.map(({ email }) => ({ value: email, label: email }))
      : (await findCachedCreators(text)).map((email) => ({ value: email, label: email, note: t('filter.onDevice') }));
  const typed = text.trim();
  // If the typed e-mail was found, offer only the found spelling, because the cache and some servers distinguish case.
  const isKnown = options.some(({ value }) => value.toLowerCase() === typed.toLowerCase());
  const isNewEmail = !isKnown && /^\S+@\S+\.\S+$/.test(typed);
  return isNewEmail ? [...options, { value: typed, label: typed, note: t('filter.typed') }] : options;
}
