import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { restoreDiscarded, useDiscardedDrafts } from '@/data/drafts/discarded-drafts';
import type { DiscardedDraftRow } from '@/domain/drafts/draft';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import { withStorage } from '@/shared/draft-state/with-storage';
import { Button } from '@/ui/button/button';
import { RowSection } from '@/ui/layout/row-section';
import { toast } from '@/ui/overlay/toast';
import { TimeWithAge } from '@/ui/text/time-with-age';
import styles from './drafts.module.css';

/** The drafts that were discarded within the last day, each with a button that restores the draft. */
export function DiscardedList() {
  const { t } = useTranslation('drafts');
  const nameOf = useDraftName();
  const discarded = useDiscardedDrafts() ?? [];
  const restore = async (row: DiscardedDraftRow): Promise<void> => {
    const about = row.id;
    const isRestored = await withStorage(() => restoreDiscarded(row), t('discarded.failed'), { about });
    if (isRestored === false) toast.warning(t('discard.notRestored'), { about });
  };
  if (discarded.length === 0) return null;
  return (
    <RowSection title={t('discarded.title')}>
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
    </RowSection>
  );
}
