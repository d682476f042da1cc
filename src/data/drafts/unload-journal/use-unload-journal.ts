import { useEffect } from 'react';
import { restoreUnloadJournal } from './restore-unload-journal';

/**
 * Writes a form's pending input when its page closes, and restores input that an earlier page could not write. The page
 * may be gone before the write has ended, so the input is also copied to the unload journal (decision 021).
 */
export function useUnloadJournal(form: { leave(): void; flush(): Promise<void> }): void {
  useEffect(() => {
    // Restore first: reads that begin later then wait for these writes, and see their result.
    void restoreUnloadJournal();
    const leave = (): void => form.leave();
    const stop = (): void => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leaveAndStop);
      document.removeEventListener('visibilitychange', leave);
    };
    // Stop after `pagehide`. If the page comes back from the back/forward cache, its input is outdated, and it reloads.
    const leaveAndStop = (): void => {
      leave();
      stop();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leaveAndStop);
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      void form.flush();
    };
  }, [form]);
}
