import { useTranslation } from 'react-i18next';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { changedFields, fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import { ChangeList } from '@/shared/instance-change/change-list';
import type { DraftRow } from '@/domain/drafts/draft';
import styles from './drafts.module.css';

/** What a draft changes of the server's version, as this device knows it; of a new instance, what it is filled with. */
export function DraftChanges({ draft }: { draft: DraftRow }) {
  const { t } = useTranslation('drafts');
  const { code, base, value, theirs } = draft;
  const cached = useCacheQuery(
    async (cache) => (code === null ? null : ((await cache.instances.get(code)) ?? null)),
    [code],
  );
  if (cached === undefined) return null;
  const server = base === null ? NEW_INSTANCE : (theirs ?? (cached === null ? base : fieldsOf(cached)));
  const changes = changedFields(server, value).map((field) => [field, { old: server[field], new: value[field] }]);
  return (
    <div className={styles.changes}>
      <p className={styles.hint}>{t(base === null ? 'changes.new' : 'changes.server')}</p>
      <ChangeList changeSet={Object.fromEntries(changes) as Record<string, { old: unknown; new: unknown }>} />
    </div>
  );
}
