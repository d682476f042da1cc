import { LOGIN_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Session } from '@/domain/session-token';
import { LinkButton } from '@/ui/button/link-button';
import { Logo } from '@/ui/layout/logo';
import { LazyBell } from './bell/lazy-bell';
import { ConnectionIndicator } from './connection-indicator';
import { DraftsBadge } from './drafts-badge';
import { NavigationLinks } from './navigation-links';
import { Notices } from './notices/notices';
import { SearchButton } from './palette/search-button';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu/user-menu';

interface TopBarProps {
  session: Session | null;
  /** The key of the signed-in person; null without a session. */
  person: string | null;
  /** Whether the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
}

/**
 * Brand, navigation, drafts, notices, connection state, search, bell and user menu. On a narrow screen, the navigation
 * is at the bottom.
 */
export function TopBar({ session, person, mayOpen }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={HOME_PATH} className={styles.brand}>
          <Logo />
          <span className={styles.name}>{t('app.name')}</span>
        </Link>
        <nav aria-label={t('nav.label')} className={styles.links}>
          {session !== null && (
            <>
              <NavigationLinks />
              <DraftsBadge />
            </>
          )}
        </nav>
        {session !== null && <Notices session={session} key={person} />}
        <div className={styles.side} data-popover-anchor>
          {session === null ? (
            <LinkButton to={LOGIN_PATH} size="small">
              {t('nav.login')}
            </LinkButton>
          ) : (
            <>
              <ConnectionIndicator />
              <SearchButton mayOpen={mayOpen} key={person} />
              <LazyBell />
              <UserMenu email={session.user.email} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}
