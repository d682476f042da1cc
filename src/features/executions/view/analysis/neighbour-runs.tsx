import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNeighbourRuns } from '@/data/queries/health/use-neighbour-runs';
import type { ExecutionRow } from '@/domain/execution';
import { executionPath } from '@/domain/addresses/paths';
import { formatDateTime } from '@/i18n/format/date';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import styles from './neighbour-runs.module.css';

/** Links to the previous and the next run of the same job instance, with their status and time. */
export function NeighbourRuns({ code, id }: { code: string; id: number }) {
  const { t } = useTranslation('run');
  const { previous = null, next = null } = useNeighbourRuns(code, id) ?? {};
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.runs} aria-label={t('neighbours.label')}>
      {previous !== null && (
        <RunLink run={previous} name={t('neighbours.previous')}>
          <ChevronLeft size={16} aria-hidden />
        </RunLink>
      )}
      {next !== null && (
        <RunLink run={next} name={t('neighbours.next')} isNext>
          <ChevronRight size={16} aria-hidden />
        </RunLink>
      )}
    </nav>
  );
}

interface RunLinkProps {
  run: ExecutionRow;
  name: string;
  isNext?: boolean;
  /** The arrow. */
  children: ReactNode;
}

function RunLink({ run, name, isNext = false, children }: RunLinkProps) {
  const words = useExecutionTexts();
  return (
    <Link to={executionPath(run.id)} className={isNext ? styles.next : styles.previous}>
      {children}
      <span className={styles.name}>{name}</span>
      <ExecutionStatusBadge status={run.status} warningCount={0} words={words} />
      <span className={styles.time}>{formatDateTime(run.createdAt)}</span>
    </Link>
  );
}
