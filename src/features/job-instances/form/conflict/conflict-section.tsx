import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { ConflictCard } from './conflict-card';
import type { ConflictState } from './use-conflict';
import styles from './conflict.module.css';
import { useEffect, useState } from 'react';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';

interface ConflictSectionProps {
  code: string | null;
  conflict: ConflictState;
}

/** All conflicts with their three versions. The person decides each and then saves. */
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

/** The last change of an instance; null while unknown. `username` is null for the system. */
interface LastChange {
  username: string | null;
  loggedAt: string | null;
}

/** The newest version in the history of an instance, requested once while a conflict is shown. */
function useLastChange(code: string | null): LastChange | null {
  const online = useOnline();
  const [change, setChange] = useState<LastChange | null>(null);
  useEffect(() => {
    if (code === null || !online) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const outcome = await commands.readHistory(code, 1);
      const newest = outcome.ok ? outcome.value.items[0] : undefined;
      if (current && newest !== undefined) setChange({ username: newest.username, loggedAt: newest.loggedAt });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [code, online]);
  return change;
}
