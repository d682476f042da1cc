import { CONNECTIONS_PATH, INSTANCES_PATH, TRACKER_PATH } from '@/domain/paths';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import styles from './top-bar.module.css';

const look = { className: () => styles.link };

/** The navigation links that this person may open. The current one has `aria-current`. */
export function NavigationLinks() {
  const { t } = useTranslation();
  const { administrate } = usePermissions();
  return (
    <>
      <NavLink to="/" end {...look}>
        {t('nav.dashboard')}
      </NavLink>
      <NavLink to={TRACKER_PATH} {...look}>
        {t('nav.executionTracker')}
      </NavLink>
      <NavLink to={INSTANCES_PATH} {...look}>
        {t('nav.integrations')}
      </NavLink>
      {administrate && (
        <NavLink to={CONNECTIONS_PATH} {...look}>
          {t('nav.connections')}
        </NavLink>
      )}
    </>
  );
}
