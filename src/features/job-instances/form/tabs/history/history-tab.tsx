import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { CloudOff, History as HistoryIcon } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { useOnline, useServerFails } from '@/data/sync/use-sync';
import type { InstanceRow } from '@/domain/instance';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Row, Stack } from '@/ui/layout/stack';
import { Section } from '@/ui/layout/section';
import { formatDateTime } from '@/i18n/format/date';
import type { FormTab } from '@/domain/form-tabs';
import { Comparison } from './comparison';
import { HistoryTable } from './history-table';
import { useHistory, type History } from './use-history';
import { useRequestedRestore } from './use-requested-restore';
import { useOldestComparedVersion, useVersionPair } from './use-version-pair';
import { useRestore } from './use-restore';
import { RUN_DAYS, useVersionRuns } from './use-version-runs';
import styles from './history.module.css';
import { Banner } from '@/ui/feedback/banner';

interface HistoryTabProps {
  instance: InstanceRow;
  editor: DraftEditor;
  /** True if the user may not change anything. */
  readOnly: boolean;
  /** Called after a version has been restored as a draft, with the tab to show; see `useRestore`. */
  onRestored: (tab: FormTab) => void;
}

/**
 * Who changed what and when, with the executions of each version. The user can compare two versions and restore one as
 * a draft. The newest versions of a visited instance are also available offline.
 */
export function HistoryTab({ instance, editor, readOnly, onRestored }: HistoryTabProps) {
  const { t } = useTranslation('instance-tabs');
  const { code, updatedAt } = instance;
  const online = useOnline();
  const oldestWanted = useOldestComparedVersion();
  const history = useHistory(code, updatedAt, oldestWanted);
  const { entries, hasMore, problem, busy, retry, showMore } = history;
  const reason = useMissingReason(problem);
  const { pair, pick, swap } = useVersionPair(entries);
  const runs = useVersionRuns(code, entries);
  const restore = useRestore(editor, entries, onRestored);
  const onRestore = readOnly ? null : restore;
  useRequestedRestore(entries, onRestore);
  const group = useId();
  // While the versions load, the table reserves space for the column of radio buttons.
  const onPick = entries !== undefined && pair === null ? null : pick;
  const actions = useMemo(() => ({ code, group, onPick, onRestore }), [code, group, onPick, onRestore]);
  if (entries === undefined && !online) {
    return <EmptyState icon={CloudOff} title={t('history.missing')} text={missingText(reason)} />;
  }
  if (entries === undefined && problem !== null) {
    return <ErrorState title={t('history.failed')} text={problemText(problem)} onRetry={retry} />;
  }
  if (entries?.length === 0)
    return <EmptyState icon={HistoryIcon} title={t('history.none')} text={t('history.noneText')} />;
  const isMissing = oldestWanted !== null && pair !== null && oldestWanted < Math.min(pair.a, pair.b) && hasMore;
  return (
    <Stack gap={6}>
      <Section
        title={t('history.title')}
        note={entries !== undefined && !hasMore && t('history.count', { count: entries.length })}
        actions={
          runs !== undefined && (
            <span className={styles.note}>
              {runs.since === null
                ? t('history.runsDays', { count: RUN_DAYS })
                : t('history.runsSince', { time: formatDateTime(runs.since) })}
            </span>
          )
        }
      >
        <Stack gap={3}>
          <HistoryAge history={history} />
          <HistoryTable entries={entries} jobCode={instance.jobCode} actions={actions} pair={pair} runs={runs} />
          {hasMore && (
            <Row>
              <Button
                busy={busy}
                disabledReason={online ? null : t('error.offline', { ns: 'common' })}
                onClick={showMore}
              >
                {t('action.showMore', { ns: 'common' })}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
      {isMissing && (
        <p className={styles.note}>{`${t('history.pairMissing', { version: oldestWanted })} ${missingText(reason)}`}</p>
      )}
      {entries !== undefined &&
        (pair === null ? (
          <p className={styles.note}>{t('history.first')}</p>
        ) : (
          <Comparison entries={entries} pair={pair} instance={instance} onSwap={swap} onRestore={onRestore} />
        ))}
    </Stack>
  );
}

/** Warns that the history may be outdated. Says how old it is, and why it could not be refreshed. */
function HistoryAge({ history: { readAt, problem, retry } }: { history: History }) {
  const { t } = useTranslation('instance-tabs');
  const online = useOnline();
  const serverFails = useServerFails();
  const time = readAt === null ? '' : formatDateTime(readAt);
  if (!online)
    return <Banner kind="info">{t(serverFails ? 'history.serverFails' : 'history.offline', { time })}</Banner>;
  if (problem === null) return null;
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onClick={retry}>
          {t('action.tryAgain', { ns: 'common' })}
        </Button>
      }
    >
      {t('history.stale', { time })}
    </Banner>
  );
}
