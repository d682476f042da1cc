import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { userKeyOf } from '@/domain/session-token';
import { Footer } from './footer';
import { Notices } from './notices/notices';
import styles from './shell.module.css';
import { TopBar } from './top-bar';

interface ShellProps {
  /** Whether the screen at a path is open to everyone. */
  isPublic(path: string): boolean;
}

/**
 * The frame of every screen: bar, notices, content, footer. Screens are gone the moment the session is, before the
 * router has led to sign-in, and another person gets new ones.
 */
export function Shell({ isPublic }: ShellProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const person = session === null ? null : userKeyOf(session.user);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <TopBar session={session} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {session !== null && <Notices session={session} key={`notices ${person}`} />}
        {(session !== null || isPublic(pathname)) && <Outlet key={person} />}
      </main>
      <Footer />
    </div>
  );
}
