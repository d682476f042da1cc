import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useNavigationFocus } from './use-navigation-focus';

/** Around every page: where the focus and the scroll position go when the page changes. */
export function RootLayout() {
  useNavigationFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
