import { CONNECTIONS_PATH, INSTANCES_PATH, TRACKER_PATH, EXECUTIONS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { LayoutDashboard, List, Plug, Workflow, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import styles from './top-bar.module.css';

/** The navigation links that the user may open. The link of the current area has `aria-current`. */
export function NavigationLinks() {
  const { t } = useTranslation();
  const { administrate } = usePermissions();
  return (
    <>
      <Area to={HOME_PATH} icon={LayoutDashboard} name={t('nav.dashboard')} short={t('nav.dashboardShort')} />
      <Area
        to={TRACKER_PATH}
        details={EXECUTIONS_PATH}
        icon={List}
        name={t('nav.executionTracker')}
        short={t('nav.executionTrackerShort')}
      />
      <Area to={INSTANCES_PATH} icon={Workflow} name={t('nav.integrations')} />
      {administrate && <Area to={CONNECTIONS_PATH} icon={Plug} name={t('nav.connections')} />}
    </>
  );
}

interface AreaProps {
  to: string;
  /** The start of the paths of the area's other screens, if they do not start with `to`. */
  details?: string;
  icon: LucideIcon;
  name: string;
  /** Shown instead of the name where there is little room. Must be a part of the name. */
  short?: string;
}

function Area({ to, details = to, icon: Icon, name, short = name }: AreaProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || [to, details].some((path) => pathname.startsWith(`${path}/`));
  return (
    <Link to={to} aria-label={name} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      <Icon size={20} aria-hidden />
      <span data-short={short}>{name}</span>
    </Link>
  );
}
