import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { Option, OptionSource } from '@/ui/pick/option';

// Loaded when it is searched.
const finders = () => import('@/data/queries/find-options');

interface UserFilterProps {
  label: string;
  /** An e-mail. */
  value: string | undefined;
  onChange: (email: string | undefined) => void;
}

/**
 * Filter by the e-mail of a user, searched on the server. Offline it offers the e-mails known on this device. A
 * complete e-mail can always be typed.
 */
export function UserFilter({ label, value, onChange }: UserFilterProps) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const source = useMemo<OptionSource>(() => {
    const fromServer = async (text: string): Promise<Option[] | null> => {
      const found = online ? await commands.findUsers({ email: text }) : null;
      return found?.ok === true ? found.value.map(({ email }) => ({ value: email, label: email })) : null;
    };
    const fromDevice = async (text: string): Promise<Option[]> =>
      (await (await finders()).findCachedCreators(text)).map((email) => ({
        value: email,
        label: email,
        note: t('filter.onDevice'),
      }));
    return {
      search: async (text) =>
        withTyped((await fromServer(text)) ?? (await fromDevice(text)), text.trim(), t('filter.typed')),
    };
  }, [online, t]);
  return (
    <FilterSelect
      label={label}
      source={source}
      value={value === undefined ? [] : [value]}
      onChange={([email]) => onChange(email)}
    />
  );
}

/** Adds a typed, complete e-mail that the search did not find. */
function withTyped(options: Option[], typed: string, note: string): Option[] {
  const whole = /^\S+@\S+\.\S+$/.test(typed) && options.every(({ value }) => value !== typed);
  return whole ? [...options, { value: typed, label: typed, note }] : options;
}
