import { useTranslation } from 'react-i18next';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import type { DraftRow } from '@/domain/drafts/draft';
import { changedFields, fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import { Stack } from '@/ui/layout/stack';
import { ChangeList } from './change-list';
import styles from './change.module.css';
import { recordOf } from '@/lib/typed-entries';

/**
 * Lists the fields in which a draft differs from the last known server version; for a new instance, its filled fields.
 */
export function DraftChanges({ draft }: { draft: Pick<DraftRow, 'code' | 'base' | 'value' | 'theirs'> }) {
  const { t } = useTranslation('drafts');
  const { code, base, value, theirs } = draft;
  const cached = useCacheQuery(
    async (cache) => (code === null ? null : ((await cache.instances.get(code)) ?? null)),
    [code],
  );
  if (cached === undefined) return null;
  const server = base === null ? NEW_INSTANCE : (theirs ?? (cached === null ? base : fieldsOf(cached)));
  const changes = recordOf(changedFields(server, value), (field) => ({ old: server[field], new: value[field] }));
  return (
    <Stack gap={3}>
      <p className={styles.note}>{t(base === null ? 'changes.new' : 'changes.server')}</p>
      <ChangeList changeSet={changes} />
    </Stack>
  );
}
