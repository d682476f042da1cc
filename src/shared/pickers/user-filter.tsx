import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { OptionSource } from '@/ui/pick/option';

// Loaded at the first search.
const loadFinders = () => import('./find-options');

interface UserFilterProps {
  label: string;
  /** An e-mail. */
  value: string | undefined;
  onChange: (email: string | undefined) => void;
}

/**
 * A filter by the e-mail of a user. It searches on the server; offline it offers the e-mails that this device knows. A
 * complete e-mail can always be typed.
 */
export function UserFilter({ label, value, onChange }: UserFilterProps) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const source = useMemo<OptionSource>(
    () => ({ search: async (text) => (await loadFinders()).findUsers(text, online, t) }),
    [online, t],
  );
  return (
    <FilterSelect
      label={label}
      source={source}
      value={value === undefined ? [] : [value]}
      onChange={([email]) => onChange(email)}
    />
  );
}
