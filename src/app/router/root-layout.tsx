import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { UpdateNotice } from '../shell/notices/update-notice';
import { useNavigationFocus } from './use-navigation-focus';

/** Around every page: the offer of a newer build where no shell makes it, and where the focus and the scroll position go when the page changes. */
export function RootLayout() {
  useNavigationFocus();
  const isFramed = useSession() !== null;
  return (
    <>
      {!isFramed && <UpdateNotice />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
