import { Suspense, useSyncExternalStore } from 'react';
import { pendingSignIn, subscribePendingSignIn } from '@/data/session/pending-sign-in';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { loadSignOut } from '../use-sign-out';
import { LoginPage } from './login-page';

const SwitchUserPage = lazyPart(async () => {
  const [{ SwitchUserPage }] = await Promise.all([import('../switch-user-page'), loadSignOut(), loadMoreTexts()]);
  return { default: SwitchUserPage };
});

/** /login: the steps of signing in. If a sign-in would replace the session of another person, asks for confirmation. */
export function LoginScreen() {
  const pending = useSyncExternalStore(subscribePendingSignIn, pendingSignIn);
  if (pending === null) return <LoginPage />;
  return (
    <Suspense fallback={null}>
      <SwitchUserPage pending={pending} />
    </Suspense>
  );
}
