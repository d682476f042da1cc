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
  return (await findCachedInstances(text)).map(({ code, label, companyCode, companyName }) =>
    optionOf(code, label, visible(companyName) ?? companyCode),
  );
}

/** Companies by name: from the server, or from this device while offline or after a failure. */
export async function findCompanies(text: string, online: boolean): Promise<Option[]> {
  const outcome = online ? await commands.findCompanies({ name: text }) : null;
  const rows = outcome?.ok === true ? outcome.value : await findCachedCompanies(text);
  return rows.map(({ code, name }) => optionOf(code, name));
}

/** E-mails of users, found like companies. Adds the typed text if it is an e-mail. */
export async function findUsers(text: string, online: boolean, t: TFunction<'executions'>): Promise<Option[]> {
  const outcome = online ? await commands.findUsers({ email: text }) : null;
  const options: Option[] =
    outcome?.ok === true
      ? outcome.value.map(({ email }) => ({ value: email, label: email }))
      : (await findCachedCreators(text)).map((email) => ({ value: email, label: email, note: t('filter.onDevice') }));
  const typed = text.trim();
  // A known e-mail is offered only in the server's spelling, because the cache and some servers distinguish case.
  const isKnown = options.some(({ value }) => value.toLowerCase() === typed.toLowerCase());
  const isNewEmail = !isKnown && /^\S+@\S+\.\S+$/.test(typed);
  return isNewEmail ? [...options, { value: typed, label: typed, note: t('filter.typed') }] : options;
}
