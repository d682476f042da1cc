import '@/ui/theme/base.css';
import { followColourMode } from '@/ui/theme/colour-mode';
import { mount } from './mount';
import { watchInstallOffer } from './pwa/install-offer';
import { startConsole } from './start';

/** Starts the console and shows it. Rejects when it cannot start. */
export async function openConsole(container: HTMLElement): Promise<void> {
  followColourMode();
  watchInstallOffer();
  mount(container, await startConsole());
}
