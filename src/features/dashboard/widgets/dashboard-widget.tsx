import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsBackfilled } from '@/data/queries/executions/use-executions';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow } from '@/domain/execution';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Section } from '@/ui/layout/section';
import { RunList } from './run-list';

interface DashboardWidgetProps {
  title: string;
  rows: readonly ExecutionRow[] | undefined;
  /** Text for an empty list. */
  empty: string;
  /** The address of the complete list. */
  trackerLink: string;
}

/** A section of the dashboard with a list of executions. */
export function DashboardWidget({ title, rows, empty, trackerLink }: DashboardWidgetProps) {
  const { t } = useTranslation('dashboard');
  const online = useOnline();
  const isBackfilled = useIsBackfilled();
  const isEmptySoFar = rows?.length === 0 && isBackfilled !== true;
  const cannotRead = isEmptySoFar && !online;
  return (
    <Section
      title={title}
      actions={
        (isEmptySoFar || rows?.length !== 0) && (
          <LinkButton to={trackerLink} variant="quiet" size="small">
            {t('showAll')}
          </LinkButton>
        )
      }
    >
      <RunList
        name={title}
        rows={isEmptySoFar && !cannotRead ? undefined : rows}
        empty={
          <EmptyState
            icon={cannotRead ? CloudOff : History}
            title={cannotRead ? t('empty.missing', { ns: 'executions' }) : empty}
          />
        }
      />
    </Section>
  );
}
