import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After going to another page the focus is on its title, so that a keyboard goes on from there and a screen reader says
 * where one is. The first page keeps the browser's focus, and a field that took the focus itself keeps it.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (main === null || (focused !== null && main.contains(focused))) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
