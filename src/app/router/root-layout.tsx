import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { NoticesOver } from '../shell/notices/notices';
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
      {!isFramed && <NoticesOver />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
