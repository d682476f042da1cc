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

/** Keeps the browser's offer for the user menu. Call it at the start: the browser makes the offer once, at any time. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** Returns a function that shows the browser's question whether to install the console; null without an offer. */
export function installPrompt(): (() => void) | null {
  const kept = offer;
  if (kept === null) return null;
  return () => {
    // An offer can be shown only once. If the user dismisses it, the browser makes a new one.
    offer = null;
    void kept.prompt();
  };
}
