import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useFilledOnce } from '@/data/queries/use-executions';
import { useOnline } from '@/data/sync/use-sync';
import { ExecutionTable } from '@/shared/execution/execution-table';
import type { ExecutionRow } from '@/domain/execution';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { useFormat } from '@/i18n/format/use-format';
import { Section } from '@/ui/layout/section';

interface DashboardWidgetProps {
  title: string;
  rows: readonly ExecutionRow[] | undefined;
  /** Text for an empty list. */
  empty: string;
  /** Total shown in the title line; absent for none. */
  count?: number;
  /** Turns the title line red. */
  alarm?: boolean;
  /** Link to the complete list. */
  trackerLink: string;
}

/** One list of the dashboard. */
export function DashboardWidget({ title, rows, empty, count, alarm = false, trackerLink }: DashboardWidgetProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const online = useOnline();
  const filled = useFilledOnce();
  const nothingYet = rows?.length === 0 && filled !== true;
  const unread = nothingYet && !online;
  return (
    <Section
      title={title}
      alarm={alarm}
      actions={
        <LinkButton to={trackerLink} variant="quiet" size="small">
          {count === undefined ? t('showAll') : t('showCount', { number: format.number(count) })}
        </LinkButton>
      }
    >
      <ExecutionTable
        name={title}
        rows={nothingYet && !unread ? undefined : rows}
        showCompany={superAdmin}
        slideIn
        stickyHead={false}
        skeletonRows={5}
        empty={
          <EmptyState
            icon={unread ? CloudOff : History}
            title={unread ? t('empty.missing', { ns: 'executions' }) : empty}
          />
        }
      />
    </Section>
  );
}
