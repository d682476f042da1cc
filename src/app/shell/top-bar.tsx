import { LOGIN_PATH } from '@/domain/paths';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '@/domain/session-token';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { Logo } from '@/ui/layout/logo';
import { classNames } from '@/ui/theme/class-names';
import { ConnectionIndicator } from './connection-indicator';
import { DraftsBadge } from './drafts-badge';
import { NavigationLinks } from './navigation-links';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu/user-menu';

/** Brand, navigation, connection state, drafts and user menu. Collapses on a narrow screen. */
export function TopBar({ session }: { session: Session | null }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { unfolded, toggle } = useFolding(pathname);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Logo size={24} />
          <span className={styles.name}>{t('app.name')}</span>
        </Link>
        {session !== null && (
          <IconButton
            icon={unfolded ? X : MenuIcon}
            label={t('nav.menu')}
            aria-expanded={unfolded}
            aria-controls="navigation"
            className={styles.fold}
            onClick={toggle}
          />
        )}
        <nav
          id="navigation"
          aria-label={t('nav.label')}
          className={classNames(styles.links, unfolded && styles.unfolded)}
        >
          {session !== null && <NavigationLinks />}
        </nav>
        <div className={styles.side}>
          {session === null ? (
            <LinkButton to={LOGIN_PATH} size="small">
              {t('nav.login')}
            </LinkButton>
          ) : (
            <>
              <ConnectionIndicator />
              <DraftsBadge />
              <UserMenu email={session.user.email} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** State of the collapsed navigation: a press opens it; a navigation or Escape closes it. */
function useFolding(pathname: string): { unfolded: boolean; toggle: () => void } {
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const unfolded = unfoldedAt === pathname;
  useEffect(() => {
    if (!unfolded) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setUnfoldedAt(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [unfolded]);
  return { unfolded, toggle: () => setUnfoldedAt(unfolded ? null : pathname) };
}
