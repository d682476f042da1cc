import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FailedConsole } from './failed-console';

let mounted: { root: Root; container: HTMLElement; tree: ReactNode } | undefined;

/** Shows the console in this element, whose content React replaces. */
export function mount(container: HTMLElement, tree: ReactNode): void {
  const root = createRoot(container, { onUncaughtError: (error) => showFailure(error, container) });
  mounted = { root, container, tree };
  root.render(tree);
}

/**
 * Shows the console again, in a new element. React can neither change nor remove the old nodes if a translator or an
 * extension has changed them.
 */
export function mountAgain(): void {
  if (mounted === undefined) return;
  const { tree } = mounted;
  mount(replaceContainer(), tree);
}

/** Replaces the element of the console and everything in it. */
function replaceContainer(): HTMLElement {
  const fresh = document.createElement('div');
  fresh.id = 'root';
  const previous = mounted;
  mounted = undefined;
  // Search the page, because an extension may have moved or copied the element.
  for (const element of document.querySelectorAll('#root')) element.remove();
  document.body.prepend(fresh);
  // End the subscriptions of the old screen. If React cannot remove its nodes, that does not matter.
  previous?.root.unmount();
  return fresh;
}

/** Shows an error that no screen could show. React has already removed everything. */
function showFailure(error: unknown, container: HTMLElement): void {
  // Ignore an error in an element that has been replaced.
  if (mounted?.container !== container) return;
  console.error(error);
  const { tree } = mounted;
  const fresh = replaceContainer();
  const root = createRoot(fresh);
  mounted = { root, container: fresh, tree };
  root.render(<FailedConsole error={error} onRetry={mountAgain} />);
}
