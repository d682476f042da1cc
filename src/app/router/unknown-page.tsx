import { ChevronRight, Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePermissions, useSession } from '@/data/session/use-session';
import { CONNECTIONS_PATH, INSTANCES_PATH, TRACKER_PATH, DRAFTS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { LinkButton } from '@/ui/button/link-button';
import { PageHead } from '@/ui/layout/page-head';
import styles from './unknown-page.module.css';

/** The screen for an unknown URL: shows the path, and links to the areas of the console. */
export function UnknownPage() {
  const { t } = useTranslation(['sync', 'common']);
  const { pathname } = useLocation();
  const { administrate } = usePermissions();
  const isSignedIn = useSession() !== null;
  const areas = [
    { to: TRACKER_PATH, name: t('common:nav.executionTracker') },
    { to: INSTANCES_PATH, name: t('common:nav.integrations') },
    ...(administrate ? [{ to: CONNECTIONS_PATH, name: t('common:nav.connections') }] : []),
    { to: DRAFTS_PATH, name: t('drafts.none') },
  ];
  return (
    <>
      <PageHead
        title={t('page.unknownTitle')}
        crumbs={[{ label: t('common:app.home'), to: HOME_PATH }, { label: t('page.unknownTitle') }]}
      />
      <div className={styles.page}>
        <Compass size={24} strokeWidth={1.5} aria-hidden />
        <p className={styles.address}>{pathname}</p>
        <p>{t('page.unknownText')}</p>
        <LinkButton to={HOME_PATH} variant="primary">
          {t('page.home')}
        </LinkButton>
        {isSignedIn && (
          <ul>
            {areas.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>
                  {name}
                  <ChevronRight size={16} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
