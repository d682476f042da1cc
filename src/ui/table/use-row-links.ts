import { useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { followRowLinks } from './row-links';

/**
 * One click handler for all rows of a table body: a click anywhere in a row follows its link. Cells have plain `<a>`
 * elements, because a router link per cell was measurably slow.
 */
export function useRowLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // Attached together with the rows, because an unhandled click would reload the console.
  useLayoutEffect(() => {
    if (body.current === null) return undefined;
    return followRowLinks(body.current, (address) => void navigate(address));
  });
}
