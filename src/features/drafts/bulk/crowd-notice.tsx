import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEdits } from '@/data/bulk/bulk-drafts';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { crowdedStart, spreadStarts, SPREAD_MINUTES, withSchedule } from '@/domain/bulk/crowded-start';
import { withStorage } from '@/shared/draft-state/with-storage';
import { Button } from '@/ui/button/button';
import styles from './review.module.css';

/** Warns if many integrations would start in the same minute, and offers to spread their starts. */
export function CrowdNotice({ id, lines }: { id: string; lines: readonly ShownLine[] }) {
  const { t } = useTranslation('bulk');
  const [isBusy, setIsBusy] = useState(false);
  const ready = lines.filter(({ status }) => status === 'ready');
  const crowd = crowdedStart(ready);
  if (crowd === null) return null;
  const spread = async (): Promise<void> => {
    setIsBusy(true);
    const schedules = spreadStarts(crowd);
    const edits = ready.flatMap((line) => {
      const expression = schedules.get(line.code);
      return expression === undefined ? [] : [[line.code, withSchedule(line.edits, expression)] as const];
    });
    await withStorage(({ drafts }) => changeEdits(drafts, id, new Map(edits)));
    setIsBusy(false);
  };
  return (
    <p className={styles.crowd}>
      <TriangleAlert size={16} aria-hidden />
      <span>{t('crowd.text', { count: crowd.codes.length })}</span>
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void spread()}>
        {t('crowd.spread', { minutes: SPREAD_MINUTES })}
      </Button>
    </p>
  );
}
