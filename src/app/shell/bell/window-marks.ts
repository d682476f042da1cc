import { useEffect, useSyncExternalStore } from 'react';
import type { EventList } from '@/domain/events/event-list';
import { hasEndedByItself } from '@/data/session/ended-session';
import { setWindowMark } from '@/ui/layout/window-title';

/** The functions for the badge on the icon of the installed console. Some browsers lack these functions. */
type WithBadge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * Marks unread events on the window's title and icon, and on the icon of the installed console. The marks stay when the
 * session expires, for example at night.
 */
export function useWindowMarks({ events, unread, errors }: EventList): void {
  const isHidden = useHidden();
  const isNews = unread.size > 0;
  const isGoodNews = events.every(({ key, kind }) => !unread.has(key) || kind === 'worked' || kind === 'recovered');
  // Errors stay in the title until they are read, other news only while the page is hidden.
  const mark = errors > 0 ? `(${errors}) ` : isHidden && isNews ? (isGoodNews ? '✓ ' : '• ') : '';
  useEffect(() => {
    setWindowMark(mark);
    return () => {
      if (!hasEndedByItself()) setWindowMark('');
    };
  }, [mark]);
  useEffect(() => {
    setWindowIcon(errors > 0 ? '#c2372b' : isNews ? '#7d888b' : null);
    setBadge(errors, isNews);
    return () => {
      if (hasEndedByItself()) return;
      setWindowIcon(null);
      setBadge(0, false);
    };
  }, [errors, isNews]);
}

/** Whether the page is hidden. */
export function useHidden(): boolean {
  return useSyncExternalStore(subscribeVisibility, isHiddenNow);
}

const isHiddenNow = (): boolean => document.visibilityState === 'hidden';

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Sets the badge of the installed console: the number of errors, a dot if there is only other news, or nothing. */
function setBadge(errors: number, isNews: boolean): void {
  const { setAppBadge, clearAppBadge }: WithBadge = navigator;
  const change = isNews
    ? setAppBadge?.call(navigator, errors > 0 ? errors : undefined)
    : clearAppBadge?.call(navigator);
  // The browser may forbid the badge, for example in a private window.
  change?.catch(() => undefined);
}

const PLAIN_ICON = '/icons/icon.svg';

/** Sets the window's icon: the logo with a dot of this colour at its corner, or without a dot (null). */
function setWindowIcon(dot: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = dot === null ? PLAIN_ICON : `data:image/svg+xml;base64,${btoa(iconWithDot(dot))}`;
  if (link !== null && link.getAttribute('href') !== href) link.href = href;
}

const iconWithDot = (dot: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#0f766e"/>' +
  '<g fill="none" stroke="#fff" stroke-width="44" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M120 256a136 136 0 0 1 232-96"/><path d="M360 88v80h-80"/><path d="M392 256a136 136 0 0 1-232 96"/>' +
  `<path d="M152 424v-80h80"/></g><circle cx="376" cy="376" r="136" fill="#fff"/><circle cx="376" cy="376" r="112" fill="${dot}"/></svg>`;
