import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import styles from '../shell/notices/notices.module.css';
import { UpdateNotice } from '../shell/notices/update-notice';
import { useNavigationFocus } from './use-navigation-focus';

/**
 * The root of every page: offers a newer build on pages without the shell, and moves focus and scroll position on
 * navigation.
 */
export function RootLayout() {
  useNavigationFocus();
  const isFramed = useSession() !== null;
  return (
    <>
      {!isFramed && (
        <div className={styles.over}>
          <UpdateNotice />
        </div>
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
