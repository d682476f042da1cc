import {
  CHANGES_PATH,
  CONNECTION_DATA_ROUTE,
  CONNECTION_EDIT_ROUTE,
  CONNECTIONS_PATH,
  EXECUTION_LOG_ROUTE,
  EXECUTION_ROUTE,
  HOME_PATH,
  INSTANCE_COMPARISON_PATH,
  INSTANCE_EDIT_ROUTE,
  INSTANCE_IMPORT_ROUTE,
  INSTANCE_VIEW_ROUTE,
  INSTANCES_PATH,
  NEW_CONNECTION_PATH,
  NEW_CONNECTION_ROUTE,
  NEW_INSTANCE_PATH,
  RUN_COMPARISON_PATH,
  SCHEDULES_PATH,
  TRACKER_PATH,
} from '@/domain/addresses/paths';
import { LayoutDashboard, List, Plug, Workflow, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { isScreenOf } from './is-screen-of';
import styles from './top-bar.module.css';

const TRACKER_SCREENS = [RUN_COMPARISON_PATH, EXECUTION_ROUTE, EXECUTION_LOG_ROUTE];
const INSTANCE_SCREENS = [
  NEW_INSTANCE_PATH,
  CHANGES_PATH,
  INSTANCE_COMPARISON_PATH,
  INSTANCE_IMPORT_ROUTE,
  SCHEDULES_PATH,
  INSTANCE_VIEW_ROUTE,
  INSTANCE_EDIT_ROUTE,
];
const CONNECTION_SCREENS = [NEW_CONNECTION_PATH, NEW_CONNECTION_ROUTE, CONNECTION_EDIT_ROUTE, CONNECTION_DATA_ROUTE];

/** The navigation links that the user may open. The link of the current area has `aria-current`. */
export function NavigationLinks() {
  const { t } = useTranslation();
  const { administrate } = usePermissions();
  return (
    <>
      <Area to={HOME_PATH} icon={LayoutDashboard} name={t('nav.dashboard')} short={t('nav.dashboardShort')} />
      <Area
        to={TRACKER_PATH}
        screens={TRACKER_SCREENS}
        icon={List}
        name={t('nav.executionTracker')}
        short={t('nav.executionTrackerShort')}
      />
      <Area to={INSTANCES_PATH} screens={INSTANCE_SCREENS} icon={Workflow} name={t('nav.integrations')} />
      {administrate && (
        <Area to={CONNECTIONS_PATH} screens={CONNECTION_SCREENS} icon={Plug} name={t('nav.connections')} />
      )}
    </>
  );
}

interface AreaProps {
  to: string;
  /** The routes of the area's other screens. */
  screens?: readonly string[];
  icon: LucideIcon;
  name: string;
  /** Shown instead of the name on a narrow screen. Screen readers then read both, the shown word first. */
  short?: string;
}

function Area({ to, screens, icon: Icon, name, short }: AreaProps) {
  const { pathname } = useLocation();
  const isCurrent = isScreenOf([to, ...(screens ?? [])], pathname);
  return (
    <Link
      to={to}
      data-short={short === name ? undefined : short}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link}
    >
      <Icon size={20} aria-hidden />
      <span>{name}</span>
    </Link>
  );
}
