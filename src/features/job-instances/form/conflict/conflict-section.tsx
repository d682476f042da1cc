import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { ConflictCard } from './conflict-card';
import type { ConflictState } from './use-conflict';
import { useLastChange } from './use-last-change';
import styles from './conflict.module.css';

interface ConflictSectionProps {
  code: string | null;
  conflict: ConflictState;
}

/** What both sides changed differently, each with its three versions; the person decides, then saves. */
export function ConflictSection({ code, conflict }: ConflictSectionProps) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const change = useLastChange(code);
  const { conflicts, sides, decide, undecided } = conflict;
  const author = change?.username ?? t('conflict.system');
  return (
    <Section
      title={t('conflict.title')}
      alarm
      hint={
        change === null ? t('conflict.text') : t('conflict.textBy', { author, time: format.dateTime(change.loggedAt) })
      }
    >
      <Stack gap={3} className={styles.list}>
        {conflicts.map((item) => (
          <ConflictCard
            key={item.key}
            conflict={item}
            side={sides.get(item.key) ?? null}
            onDecide={(side) => decide(item.key, side)}
          />
        ))}
        <p role="status">{undecided > 0 ? t('conflict.undecided', { count: undecided }) : t('conflict.allDecided')}</p>
      </Stack>
    </Section>
  );
}
