import { Download, RefreshCw } from 'lucide-react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfflineStart } from '@/data/offline-start';
import { type Diagnostics, readDiagnostics } from '@/data/read-diagnostics';
import { connectionState, subscribeConnection } from '@/data/sync/sync-status-store';
import { HOME_PATH } from '@/domain/addresses/paths';
import { saveJson } from '@/lib/browser/save-text';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { useTryNow } from '@/shared/server-wait/use-try-now';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { TaskTable, SizeTable } from './tables';
import { useFormat } from '@/i18n/format/use-format';
import styles from './diagnostics.module.css';

/** /diagnostics: the leader, tasks, databases and storage of this device, as a page and as a file for support. */
export function DiagnosticsPage() {
  const { t } = useTranslation('diagnostics');
  const result = useDiagnostics();
  const crumbs = [{ label: t('app.home', { ns: 'common' }), to: HOME_PATH }, { label: t('title') }];
  const diagnostics = result === 'failed' ? null : result;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={crumbs}
        actions={
          diagnostics !== null && (
            <PageActions>
              <TryNowButton />
              <Button icon={Download} onClick={() => saveJson('diagnostics.json', diagnostics)}>
                {t('download')}
              </Button>
            </PageActions>
          )
        }
      />
      {result === 'failed' && (
        <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={() => location.reload()} />
      )}
      {result === null && <div aria-busy />}
      {diagnostics !== null && <Findings diagnostics={diagnostics} />}
    </>
  );
}

/** A button that runs every task now, even tasks that wait because the server asked for a pause. */
function TryNowButton() {
  const { t } = useTranslation('notices');
  const { busy, tryNow } = useTryNow();
  return (
    <Button icon={RefreshCw} busy={busy} onClick={tryNow}>
      {t('wait.tryNow')}
    </Button>
  );
}

function Findings({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics');
  const facts = useFacts(diagnostics);
  return (
    <Stack gap={6}>
      <FactList name={t('facts')} facts={facts} />
      <Section title={t('tables.title')} hint={t('tables.hint')}>
        <SizeTable tables={diagnostics.tables} />
      </Section>
      {/* Last, so that nothing moves if the engine reports its tasks later. */}
      <Section title={t('tasks.title')} hint={t('tasks.hint')}>
        <TaskTable tasks={diagnostics.leader?.tasks ?? []} />
      </Section>
    </Stack>
  );
}

const READ_INTERVAL_MS = 3_000;

/**
 * Reads the diagnostics every `READ_INTERVAL_MS`, and whenever the state of the connection changes. Null until they
 * have been read, 'failed' if the databases cannot be read.
 */
function useDiagnostics(): Diagnostics | 'failed' | null {
  const [result, setResult] = useState<Diagnostics | 'failed' | null>(null);
  useEffect(() => {
    let isMounted = true;
    const read = async (): Promise<void> => {
      const next = await readDiagnostics(__BUILD_ID__).catch(() => 'failed' as const);
      if (isMounted) setResult(next);
    };
    void read();
    const timer = setInterval(() => void read(), READ_INTERVAL_MS);
    let { state } = connectionState();
    const unsubscribe = subscribeConnection(() => {
      if (connectionState().state === state) return;
      ({ state } = connectionState());
      void read();
    });
    return () => {
      isMounted = false;
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return result;
}

const MB = 1_000_000;
const GB = 1_000 * MB;

/** A build's commit and time. `build` ends with a UTC time; the text shows it in the browser's time zone. */
const buildText = (build: string, dateTime: (moment: string) => string): string =>
  build.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d$/, (minute) => dateTime(`${minute}Z`));

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** All facts except the tables, with translated names. */
function useFacts({ connection, lastSuccessAt, leader, storage, ...rest }: Diagnostics): ShownFact[] {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const offlineText = useOfflineText(rest.offlineStart);
  const size = (bytes: number | null): string =>
    bytes === null
      ? t('unknown')
      : bytes < GB
        ? t('megabytes', { size: format.number(oneDecimal(bytes / MB)) })
        : t('gigabytes', { size: format.number(oneDecimal(bytes / GB)) });
  const time = (at: number | null | undefined): string => (at ? format.dateTime(at) : t('none'));
  return [
    { name: t('fact.connection'), value: t(`connection.${connection}`, { ns: 'sync' }) },
    { name: t('fact.lastSuccess'), value: time(lastSuccessAt) },
    { name: t('fact.offlineStart'), value: offlineText },
    { name: t('fact.leader'), value: leader === null ? t('none') : t('leader', { term: leader.term }) },
    {
      name: t('fact.latency'),
      value:
        leader?.latencyMs == null
          ? t('none')
          : t('milliseconds', { number: format.number(Math.round(leader.latencyMs)) }),
    },
    { name: t('fact.rejectedRows'), value: format.number(leader?.rejectedRows ?? 0) },
    { name: t('fact.oldestDraft'), value: time(rest.oldestDraftAt) },
    { name: t('fact.persisted'), value: t(storage.persisted === true ? 'value.yes' : 'value.no', { ns: 'common' }) },
    { name: t('fact.storage'), value: t('storage', { used: size(storage.used), quota: size(storage.quota) }) },
    { name: t('fact.build'), value: buildText(rest.build, format.dateTime) },
    {
      name: t('fact.schemas'),
      value: t('schemas', { cache: rest.cacheSchema, drafts: rest.draftsSchema ?? t('unknown') }),
    },
    { name: t('fact.backend'), value: rest.backendUrl === '' ? location.origin : rest.backendUrl },
    { name: t('fact.browser'), value: <BrowserText text={rest.browser} /> },
  ];
}

/** Says whether the console can start offline, and if it cannot, why. */
function useOfflineText({ canStart, stored, total, problem }: OfflineStart): string {
  const { t } = useTranslation('diagnostics');
  if (problem !== null) {
    const reason = t(`offline.because.${problem}`);
    return canStart ? t('offline.partly', { reason, stored, total }) : t('offline.no', { reason });
  }
  if (canStart && stored === total) return t('value.yes', { ns: 'common' });
  if (canStart && total !== null) return t('offline.preparingMore', { stored, total });
  return total === null ? t('offline.beginning') : t('offline.preparing', { stored, total });
}

interface ShownFact {
  name: string;
  value: ReactNode;
}

/** A browser's user agent. A line may also break after each "/", so that it does not break inside a version. */
function BrowserText({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A list of names and values. */
function FactList({ name, facts }: { name: string; facts: readonly ShownFact[] }) {
  return (
    <dl className={styles.facts} aria-label={name}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
