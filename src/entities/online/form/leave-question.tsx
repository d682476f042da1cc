import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '@/ui/overlay/use-confirm';

/** While it is there, leaving the screen asks first; the browser asks before the page itself goes. */
export function LeaveQuestion() {
  const { t } = useTranslation('online');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that ends leads to sign-in whatever was typed.
      nextLocation.pathname !== '/login' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async (): Promise<void> => {
      const leaves = await confirm({ title: t('leave.title'), text: t('leave.text') });
      if (leaves) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, confirm, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
