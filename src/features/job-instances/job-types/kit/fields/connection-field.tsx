import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { useTranslation } from 'react-i18next';
import { useConnections, useFreshConnections, useListWasRead } from '@/data/queries/use-reference-data';
import type { Path } from '@/domain/configuration/schema/path';
import type { ConnectionType } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { SelectField } from '@/ui/form/select-field';
import { useEditAt } from './bound-fields';
import { useFormInstance } from '../scope/instance-context';
import { useControlAt } from '../scope/json-scope';

interface BoundConnectionSelectProps {
  path: Path;
  type: ConnectionType;
  label: string;
}

/**
 * A select for one of the company's connections. Writes the id of the chosen connection, a number or a string as on the
 * server; null if no connection is chosen. A stored id that is not in the list is shown and kept.
 */
export function BoundConnectionSelect({ path, type, ...field }: BoundConnectionSelectProps) {
  const { t } = useTranslation('job-forms');
  const { companyCode } = useFormInstance();
  const connections = useConnections(type, companyCode);
  const reason = useMissingReason(useFreshConnections([type]));
  const wasRead = useListWasRead(`connections/${type}`);
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  const chosen = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const nameOf = useConnectionName();
  const options = (connections ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }));
  const isKnown = chosen === '' || connections === undefined || options.some((option) => option.value === chosen);
  const unknown = { value: chosen, label: t('hint.connectionUnknown', { id: chosen }) };
  const isEmpty = connections?.length === 0;
  const unread = `${t('hint.connectionsUnread')} ${missingText(reason)}`;
  return (
    <SelectField
      {...field}
      {...control}
      help={isEmpty && wasRead !== undefined ? (wasRead ? t('hint.noneOfCompany') : unread) : undefined}
      placeholder={t('hint.noConnection')}
      options={isKnown ? options : [...options, unknown]}
      value={chosen}
      onChange={(picked) => set(connections?.find(({ id }) => String(id) === picked)?.id ?? (picked || null))}
    />
  );
}
