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
 * Shows the console again, in a new element. After a program other than the console has changed the page, such as a
 * translator or an extension, React can neither change nor remove the old nodes.
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
  // Looks for the element, because it may have been moved or copied.
  for (const element of document.querySelectorAll('#root')) element.remove();
  document.body.prepend(fresh);
  // Ends the subscriptions of the old screen. Its nodes may not be removable any more, which does not matter.
  previous?.root.unmount();
  return fresh;
}

/** An error that no screen could show: React has removed everything. */
function showFailure(error: unknown, container: HTMLElement): void {
  // Ignores the error of an element that was replaced.
  if (mounted?.container !== container) return;
  console.error(error);
  const { tree } = mounted;
  const fresh = replaceContainer();
  const root = createRoot(fresh);
  mounted = { root, container: fresh, tree };
  root.render(<FailedConsole error={error} onRetry={mountAgain} />);
}
