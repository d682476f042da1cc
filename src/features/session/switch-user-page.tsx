import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { acceptPending } from '@/data/session/accept-token';
import { setPendingSignIn, type PendingSignIn } from '@/data/session/pending-sign-in';
import { takeRedirectTarget } from '@/data/session/redirect-target';
import { useSession } from '@/data/session/use-session';
import { Button } from '@/ui/button/button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { SessionFrame } from './session-frame';
import { toastUnusableToken } from './login-problem';
import { useSignOut } from './use-sign-out';
import styles from './switch-user-page.module.css';

const SignOutDialog = lazyPart(async () => ({
  default: (await import('./sign-out-dialog')).SignOutDialog,
}));

/**
 * Asks whether the pending sign-in may replace another person's session. If the user agrees, signs that person out in
 * the same way as the menu does.
 */
export function SwitchUserPage({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation('switch-user');
  const navigate = useNavigate();
  const session = useSession();
  const signingOut = useSignOut();
  const next = pending.user.email;
  const isSignedOut = session === null;
  useEffect(() => {
    // No confirmation is needed after the other person was signed out, here or in another tab.
    if (isSignedOut) void completeSignIn();
  }, [isSignedOut]);
  if (session === null) {
    return (
      <SessionFrame title={t('title')}>
        <p role="status">{t('signingIn', { next })}</p>
      </SessionFrame>
    );
  }
  const current = session.user.email;
  const stay = (): void => {
    setPendingSignIn(null);
    void navigate(takeRedirectTarget(), { replace: true });
  };
  return (
    <SessionFrame title={t('title')}>
      <p>{t('text', { current, next })}</p>
      <div className={styles.choices}>
        <Button variant="primary" size="large" onClick={stay}>
          {t('stay', { current })}
        </Button>
        <Button size="large" onClick={() => void signingOut.start()}>
          {t('switch', { next })}
        </Button>
      </div>
      {signingOut.drafts !== null && (
        <Suspense fallback={null}>
          <SignOutDialog signingOut={signingOut} drafts={signingOut.drafts} />
        </Suspense>
      )}
    </SessionFrame>
  );
}

/** Completes the pending sign-in. Then the router opens the next screen, because the session has changed. */
async function completeSignIn(): Promise<void> {
  if ((await acceptPending()) === 'unusable') toastUnusableToken();
}
