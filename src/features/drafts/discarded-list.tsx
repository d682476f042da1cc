import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreDiscarded, useDiscardedDrafts } from '@/data/drafts/discarded-drafts';
import type { DiscardedDraftRow } from '@/domain/drafts/draft';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { TimeWithAge } from '@/ui/text/time-with-age';
import styles from './drafts.module.css';

/** The drafts that were discarded within the last day, each with a button that restores it. */
export function DiscardedList() {
  const { t } = useTranslation('drafts');
  const heading = useId();
  const nameOf = useDraftName();
  const discarded = useDiscardedDrafts() ?? [];
  const restore = async (row: DiscardedDraftRow): Promise<void> => {
    if (!(await restoreDiscarded(row))) toast.warning(t('discard.notRestored'), { about: row.id });
  };
  if (discarded.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby={heading}>
      <h2 id={heading}>{t('discarded.title')}</h2>
      <ul>
        {discarded.map((row) => (
          <li key={`${row.id} ${row.discardedAt}`}>
            <span>{nameOf(row.draft)}</span>
            <span className={styles.quiet}>
              <TimeWithAge moment={row.discardedAt} />
            </span>
            <Button
              icon={Undo2}
              size="small"
              variant="quiet"
              aria-label={t('discarded.restoreNamed', { name: nameOf(row.draft) })}
              onClick={() => void restore(row)}
            >
              {t('discarded.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
