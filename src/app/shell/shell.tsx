import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { mayEnter, type RouteAccess } from '@/domain/permissions';
import { userKeyOf, type Session } from '@/domain/session-token';
import styles from './shell.module.css';
import { TopBar } from './top-bar';
import { brand } from '@/data/config';

interface ShellProps {
  /** Returns what a person needs in order to open the screen at a path. */
  accessOf(path: string): RouteAccess;
}

/**
 * The frame of every screen: top bar with notices, content, footer. When the session ends, removes the screen at once,
 * before the router goes to the sign-in page. For another user, mounts the screen anew.
 */
export function Shell({ accessOf }: ShellProps) {
  const { t } = useTranslation();
  const session = useOutletContext<Session | null>();
  const { pathname } = useLocation();
  const permissions = usePermissions();
  const person = session === null ? null : userKeyOf(session.user);
  const mayOpen = useCallback(
    (to: string) => mayEnter(accessOf(to.replace(/[?#].*$/, '')), permissions),
    [accessOf, permissions],
  );
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <TopBar session={session} person={person} mayOpen={mayOpen} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {(session !== null || accessOf(pathname) === 'public') && <Outlet key={person} />}
      </main>
      <Footer />
    </div>
  );
}

const year = new Date().getFullYear();

/** The year and a link to the provider's site. */
function Footer() {
  const { t } = useTranslation('sync');
  const { url, name } = brand();
  return (
    <footer className={styles.footer}>
      <span data-tooltip={t('footer.version', { version: __BUILD_ID__ })}>
        © {year} <a href={url}>{name}</a>
      </span>
    </footer>
  );
}
