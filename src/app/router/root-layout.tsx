import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { UpdateNotice } from '../shell/notices/notices';
import { useEffect, useRef } from 'react';

/**
 * The root of every page. Moves focus and scroll position on navigation, and offers a newer build while nobody is
 * signed in. The shell gets the same session, so the root and the shell never show notices at the same time.
 */
export function RootLayout() {
  useNavigationFocus();
  const session = useSession();
  return (
    <>
      {session === null && <UpdateNotice />}
      <Outlet context={session} />
      <ScrollRestoration />
    </>
  );
}

/**
 * After a navigation, focuses the page's title, so that keyboard users continue there and a screen reader reads it.
 * Does nothing on the first page, and if the page has already focused one of its elements.
 */
function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (main === null || (focused !== null && main.contains(focused))) return;
    if (focusTitle(main)) return;
    focusOnce(main);
    // A screen may read its data before it shows its title. When the title appears, it gets the focus, unless the user
    // has moved the focus.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusTitle(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function focusTitle(main: HTMLElement): boolean {
  const title = main.querySelector('h1');
  if (title !== null) focusOnce(title);
  return title !== null;
}

/** Focuses an element without letting the Tab key stop at it. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
