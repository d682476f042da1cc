import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftAddress, draftStatus } from '@/shared/draft-state/draft-status';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import type { DraftRow } from '@/domain/drafts/draft';
import styles from './list.module.css';

/** New instances that only this device knows yet: they are no rows of the list, but their place is here. */
export function NewDrafts({ drafts }: { drafts: readonly DraftRow[] }) {
  const { t } = useTranslation('job-instances');
  const nameOf = useDraftName();
  const fresh = drafts.filter(({ base }) => base === null);
  if (fresh.length === 0) return null;
  return (
    <ul className={styles.drafts} aria-label={t('list.newDrafts')}>
      {fresh.map((draft) => (
        <li key={draft.id}>
          <Link to={draftAddress(draft)}>{nameOf(draft)}</Link>
          <DraftBadge status={draftStatus(draft)} />
        </li>
      ))}
    </ul>
  );
}
