/** The event with which Chromium offers to install the console. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let offer: InstallPromptEvent | null = null;

/**
 * Keeps the browser's offer for the user menu. Call it at the start: it misses offers that the browser made earlier.
 */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** Returns a function that lets the browser ask whether to install the console; null if there is no offer. */
export function installPrompt(): (() => void) | null {
  const kept = offer;
  if (kept === null) return null;
  return () => {
    // The same offer can be shown only once. If the user dismisses it, the browser makes a new offer.
    offer = null;
    void kept.prompt();
  };
}
