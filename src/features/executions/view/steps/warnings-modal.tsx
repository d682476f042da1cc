import { useTranslation } from 'react-i18next';
import { problemText } from '@/i18n/problem-text';
import { useFormat } from '@/i18n/format/use-format';
import { useKeptWarnings } from '@/data/run-details/use-kept-warnings';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { visible } from '@/lib/text/visible-text';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Modal } from '@/ui/overlay/modal';
import { stepText } from '@/shared/runs/run-names';
import styles from '../execution-page.module.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { commands } from '@/data/commands';
import type { ApiProblem } from '@/domain/problem';

interface WarningsModalProps {
  run: ExecutionRow;
  step: StepRow;
  onClose: () => void;
}

/** The warnings of a step. "Show more" appends the next page from the server. */
export function WarningsModal({ run, step, onClose }: WarningsModalProps) {
  const { t } = useTranslation('run');
  const warnings = useStepWarnings(run, step);
  return (
    <Modal
      open
      size="wide"
      title={t('stepWarnings.title', { step: stepText(step.stepName) })}
      onClose={onClose}
      footer={warnings.items.length > 0 ? <ShownLine warnings={warnings} /> : undefined}
    >
      {warnings.items.length > 0 && (
        <ol className={styles.warnings}>
          {warnings.items.map(({ id, message }) => (
            <li key={id}>{visible(message) ?? '–'}</li>
          ))}
        </ol>
      )}
      {warnings.problem !== null && (
        <ErrorState title={t('warnings.failed')} text={problemText(warnings.problem)} onRetry={warnings.readMore} />
      )}
      {warnings.items.length === 0 && warnings.problem === null && (
        <p>{t(warnings.busy ? 'warnings.loading' : 'stepWarnings.none')}</p>
      )}
    </Modal>
  );
}

function ShownLine({ warnings }: { warnings: Warnings }) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const { items, total, hasMore, busy } = warnings;
  const count = total ?? items.length;
  return (
    <div className={styles.more}>
      <span>
        {t('stepWarnings.shown', { count, shown: format.number(items.length), number: format.number(count) })}
      </span>
      {hasMore && warnings.problem === null && (
        <Button size="small" busy={busy} onClick={warnings.readMore}>
          {t('action.showMore', { ns: 'common' })}
        </Button>
      )}
    </div>
  );
}

interface WarningEntry {
  id: number;
  message: string;
}

interface WarningPages {
  items: WarningEntry[];
  /** Null while unknown. */
  total: number | null;
  hasMore: boolean;
  busy: boolean;
  problem: ApiProblem | null;
}

interface Warnings extends WarningPages {
  /** Reads the next page, or retries the page that failed. */
  readMore: () => void;
}

const START: WarningPages = { items: [], total: null, hasMore: true, busy: true, problem: null };

/**
 * The warnings of a step from the server. If the user is offline and this device has stored more warnings than were
 * read from the server, returns the stored warnings instead.
 */
function useStepWarnings(run: ExecutionRow, step: StepRow): Warnings {
  const online = useOnline();
  const stored = useKeptWarnings(run)?.get(step.id);
  const read = useServerWarnings(step.id);
  if (online || stored === undefined || read.items.length >= stored.items.length) return read;
  const { items, total, isComplete } = stored;
  return {
    ...read,
    items,
    total: total ?? step.warningCount,
    hasMore: !isComplete,
    problem: isComplete ? null : read.problem,
  };
}

/** The warnings of a step, read page by page from the server. The first page is read immediately. */
function useServerWarnings(stepId: number): Warnings {
  const [pages, setPages] = useState(START);
  const next = useRef(1);
  const reading = useRef(false);
  const readMore = useCallback(() => {
    if (reading.current) return;
    reading.current = true;
    setPages((before) => ({ ...before, busy: true, problem: null }));
    const read = async (): Promise<void> => {
      const outcome = await commands.fetchWarnings({ stepId, page: next.current });
      reading.current = false;
      if (!outcome.ok) {
        setPages((before) => ({ ...before, busy: false, problem: outcome.problem }));
        return;
      }
      next.current += 1;
      const { items, total, hasMore } = outcome.value;
      setPages((before) => ({ items: append(before.items, items), total, hasMore, busy: false, problem: null }));
    };
    void read();
  }, [stepId]);
  useEffect(readMore, [readMore]);
  return { ...pages, readMore };
}

/** Appends the new warnings of a page. Pages may overlap, because the list may change between two requests. */
function append(before: readonly WarningEntry[], more: readonly WarningEntry[]): WarningEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
