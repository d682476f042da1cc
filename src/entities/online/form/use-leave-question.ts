import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '@/ui/overlay/use-confirm';

/** Asks before a form with values that are not saved is left; the browser asks before the page itself goes. */
export function useLeaveQuestion(unsaved: boolean): void {
  const { t } = useTranslation('online');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that ends leads to sign-in whatever was typed.
      unsaved && nextLocation.pathname !== '/login' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('leave.title'), text: t('leave.text') }).then((leaves) =>
      leaves ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, t]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
