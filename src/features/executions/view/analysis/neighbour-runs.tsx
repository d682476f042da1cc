import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNeighbourRuns } from '@/data/queries/health/use-neighbour-runs';
import type { ExecutionRow } from '@/domain/execution';
import { executionPath } from '@/domain/addresses/paths';
import { formatDateTime } from '@/i18n/format/date';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { buttonClass } from '@/ui/button/button';
import styles from './neighbour-runs.module.css';

/** Arrows to the previous and the next run of the job instance. A tooltip has the status and the time of that run. */
export function NeighbourRuns({ code, id }: { code: string; id: number }) {
  const { t } = useTranslation('run');
  const { previous = null, next = null } = useNeighbourRuns(code, id) ?? {};
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.runs} aria-label={t('neighbours.label')}>
      <RunLink run={previous} name={t('neighbours.previous')} icon={ChevronLeft} />
      <RunLink run={next} name={t('neighbours.next')} icon={ChevronRight} />
    </nav>
  );
}

interface RunLinkProps {
  /** Null if there is no such run. The arrow is then shown without a link, so that nothing moves. */
  run: ExecutionRow | null;
  name: string;
  icon: LucideIcon;
}

function RunLink({ run, name, icon: Icon }: RunLinkProps) {
  const { t } = useTranslation('run');
  const words = useExecutionTexts();
  const look = buttonClass({ variant: 'quiet' }, styles.arrow);
  const arrow = <Icon size={16} aria-hidden />;
  if (run === null)
    return (
      <span className={look} aria-hidden aria-disabled>
        {arrow}
      </span>
    );
  const facts = `${words.statusOf(run.status)}, ${formatDateTime(run.createdAt)}`;
  return (
    <Link
      to={executionPath(run.id)}
      className={look}
      aria-label={name}
      aria-description={facts}
      data-tooltip={t('neighbours.tooltip', { name, facts })}
    >
      {arrow}
    </Link>
  );
}
