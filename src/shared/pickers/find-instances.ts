import { findCachedInstances } from '@/data/queries/find-options';
import { visible } from '@/lib/text/visible-text';
import type { Option } from '@/ui/pick/option';

const optionOf = (code: string, label: string | null, ...notes: (string | null)[]): Option => ({
  value: code,
  label: visible(label) ?? code,
  note: [...notes, code].filter((note) => note !== null).join(' · '),
});

/** The integrations on this device whose label or code has a text, as options with their codes. */
export async function findInstances(text: string): Promise<Option[]> {
  return (await findCachedInstances(text)).map(({ code, label }) => optionOf(code, label));
}

/** The same with the companies, for in several companies integrations have the same label. */
export async function findInstancesOfAll(text: string): Promise<Option[]> {
  return (await findCachedInstances(text)).map(({ code, label, companyCode, companyName }) =>
    optionOf(code, label, visible(companyName) ?? companyCode),
  );
}
