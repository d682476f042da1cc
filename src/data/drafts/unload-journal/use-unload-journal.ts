import { useEffect } from 'react';
import { restoreUnloadJournal } from './restore-unload-journal';

/**
 * Writes a form's pending input when its page closes, and starts the form with what an earlier page could not write. There is
 * time to write while the next page loads, but perhaps none after this page has closed (decision 021).
 */
export function useUnloadJournal(form: { leave(): void; flush(): Promise<void> }): void {
  useEffect(() => {
    // Write first: later read transactions then wait, and see it.
    void restoreUnloadJournal();
    const leave = (): void => form.leave();
    const stop = (): void => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leaveForGood);
      document.removeEventListener('visibilitychange', leave);
    };
    // A page from the back/forward cache reloads when it is shown again, because its input is outdated.
    const leaveForGood = (): void => {
      leave();
      stop();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leaveForGood);
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      void form.flush();
    };
  }, [form]);
}
