import { useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { followRowLinks } from './row-links';

/** Has the rows of a table body opened from anywhere in them. Links in rows are the browser's own, followed from here: a router's link in each cell is what a long table waits for. */
export function useRowLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // With the rows themselves: a press that comes before would load the whole console anew.
  useLayoutEffect(() => {
    if (body.current === null) return undefined;
    return followRowLinks(body.current, (address) => void navigate(address));
  });
}
