/** What Chromium sends when it would offer to install the console. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let offer: InstallPromptEvent | null = null;

/** Keeps the browser's offer for the user menu. The browser sends it once, at any time after the page begins. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** Shows the browser's question whether to install the console; null if the browser has not offered it. */
export function installPrompt(): (() => void) | null {
  const kept = offer;
  if (kept === null) return null;
  return () => {
    // The browser shows it once, and makes a new offer when it was dismissed.
    offer = null;
    void kept.prompt();
  };
}
