import '@/ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followColourMode } from '@/ui/theme/colour-mode';
import { startConsole } from './start';

/** Starts the console and replaces the first paint. Rejects when it cannot start. */
export async function openConsole(container: HTMLElement): Promise<void> {
  followColourMode();
  const console = await startConsole();
  const root = createRoot(container);
  // A transition renders in slices, so that the first paint stays responsive.
  startTransition(() => root.render(console));
}
