import type { TFunction } from 'i18next';
import { formatDateTime } from '@/i18n/format/date';
import { csvText } from '@/lib/text/csv';
import { companyNameOf } from '@/domain/company';
import { changesByField } from '@/domain/versions/changes-by-field';
import { instanceName } from './instance-name';
import type { ChangeList } from './use-change-list';

type Texts = TFunction<['changes', 'common', 'instance-tabs']>;

/**
 * Writes changes as CSV for spreadsheets: one line for each change, without its values.
 * @param nameOf returns the name of a field of the form
 */
export function changesCsv(
  { matching, authorOf, known }: Pick<ChangeList, 'matching' | 'authorOf' | 'known'>,
  t: Texts,
  nameOf: (field: { property: string; path: readonly string[] }) => string,
): string {
  const head = [
    t('instance-tabs:history.date'),
    t('instance-tabs:history.username'),
    t('column.integration'),
    t('column.code'),
    t('column.company'),
    t('instance-tabs:history.changes'),
    t('instance-tabs:history.version'),
  ];
  const rows = matching.map((change) => {
    const instance = known.instances.get(change.code);
    const fields = changesByField(change.changes).flatMap(({ changes: [first] }) =>
      first === undefined ? [] : [nameOf({ property: first.property, path: first.path.slice(0, 1) })],
    );
    return [
      formatDateTime(change.loggedAt),
      authorOf(change) ?? t('instance-tabs:history.system'),
      instance === undefined ? '' : instanceName(instance),
      change.code,
      instance === undefined ? '' : (companyNameOf(instance) ?? ''),
      change.version <= 1 ? t('created') : fields.join(', '),
      change.version,
    ];
  });
  return csvText([head, ...rows]);
}
