import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';
import type { OnlineForm } from './use-online-form';
import { LOGIN_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { Banner } from '@/ui/feedback/banner';
import type { Restored } from './use-kept-values';

interface OnlineFormFrameProps extends Pick<OnlineForm<never>, 'attributes' | 'restored'> {
  /** If true, the user is asked before leaving the screen. Only one form of a page may set it. */
  unsaved?: boolean;
  children: ReactNode;
}

/** The `form` element of an online form, with its fields and then its actions. */
export function OnlineFormFrame({ attributes, unsaved = false, restored, children }: OnlineFormFrameProps) {
  return (
    <form {...attributes} className={styles.form}>
      {unsaved && <LeaveQuestion />}
      {restored !== null && <RestoredNotice {...restored} />}
      {children}
    </form>
  );
}

/** Tells the user that the values typed before the end of the session are restored, and what to do next. */
function RestoredNotice({ lacksSecrets, isSending }: Restored) {
  const { t } = useTranslation('online');
  const parts = [t('restored.back'), t(isSending ? 'restored.unclear' : 'restored.unsaved')];
  if (lacksSecrets) parts.push(t('restored.secrets'));
  return <Banner kind={isSending ? 'warning' : 'info'}>{parts.join(' ')}</Banner>;
}

/**
 * While this component is mounted, a dialog asks before the user leaves the screen, and the browser asks before the
 * page closes.
 */
function LeaveQuestion() {
  const { t } = useTranslation('online');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Do not ask when the session ends and the console goes to the sign-in page.
      nextLocation.pathname !== LOGIN_PATH && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = useRef(false);
  useEffect(() => {
    // A second attempt to leave waits for the answer to the first.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    const ask = async (): Promise<void> => {
      isAsking.current = true;
      const leaves = await confirm({ title: t('leave.title'), text: t('leave.text'), action: t('leave.confirm') });
      isAsking.current = false;
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
