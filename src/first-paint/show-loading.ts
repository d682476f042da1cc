import { PAGE_SIZE } from '@/lib/page-size';
import { skeletonWidth } from '@/ui/table/skeleton-width';
import { find } from './pieces';

declare module '@/database/early-page' {
  interface FirstPaint {
    /** The tracker's screen without its rows, once it is known whose it is. */
    frame?: HTMLElement;
  }
}

/** So long after the console has taken over, its own skeletons have begun as well. */
const BEGUN_MS = 1_000;

/**
 * Shows the frame of the tracker while there are no rows: on a first visit, say. Skeletons stand where the rows will be, as
 * the console shows them (`table-skeleton.tsx`).
 */
export function showLoading(frame: HTMLElement): void {
  const root = find(document, '#root');
  const { documentElement } = document;
  const row = find(frame, 'tbody tr');
  find(frame, 'table').setAttribute('aria-busy', 'true');
  find(frame, '.execution-facts').replaceChildren();
  find(frame, '.execution-foot').replaceChildren();
  row.replaceWith(...Array.from({ length: PAGE_SIZE }, (_, index) => skeletonOf(row, index)));
  frame.inert = true;
  documentElement.dataset['loading'] = '';
  root.append(frame);
  new MutationObserver((_, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    setTimeout(() => delete documentElement.dataset['loading'], BEGUN_MS);
  }).observe(root, { childList: true });
}

function skeletonOf(row: Element, index: number): Element {
  const skeleton = row.cloneNode(false) as Element;
  skeleton.className = 'data-table-row';
  skeleton.setAttribute('aria-hidden', 'true');
  for (const [column, { className }] of [...row.children].entries()) {
    const bar = document.createElement('span');
    bar.className = 'skeleton-skeleton';
    bar.style.width = `${skeletonWidth(index, column)}%`;
    bar.style.height = '12px';
    const cell = document.createElement('td');
    cell.className = className;
    cell.append(bar);
    skeleton.append(cell);
  }
  return skeleton;
}
