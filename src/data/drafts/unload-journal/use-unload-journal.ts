import { useEffect } from 'react';
import { restoreUnloadJournal } from './restore-unload-journal';

/**
 * Has a form leave nothing unwritten, and begin with what a page before it could not write. While the next page is asked for
 * there is time to write; when this one is gone there may be none (decision 021).
 */
export function useUnloadJournal(form: { leave(): void; flush(): Promise<void> }): void {
  useEffect(() => {
    // Before the form reads: a transaction that writes has the ones that read after it wait.
    void restoreUnloadJournal();
    const leave = (): void => form.leave();
    const stop = (): void => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leaveForGood);
      document.removeEventListener('visibilitychange', leave);
    };
    // A page that was kept is loaded anew when it is shown again: what it would leave then is old.
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
