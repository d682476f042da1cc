import '@/ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followColourMode } from '@/ui/theme/colour-mode';
import { startConsole } from './start';

/** Starts the console and shows it in place of what the first paint has put there. Rejects when it cannot start. */
export async function openConsole(container: HTMLElement): Promise<void> {
  followColourMode();
  const console = await startConsole();
  const root = createRoot(container);
  // In slices: the screen that the first paint has put there answers meanwhile.
  startTransition(() => root.render(console));
}
