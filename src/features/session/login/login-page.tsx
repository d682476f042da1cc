import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { SessionFrame } from '../session-frame';
import { LoginEmailForm } from './login-email-form';
import { LoginMethodForm } from './login-method-form';
import { useLogin } from './use-login';

/** /login: first the e-mail, then the methods that it may use. */
export function LoginPage() {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState('');
  const login = useLogin();
  const { step, busy, unreachable, back } = login;
  useEffect(() => {
    // The browser's Back from the company's sign-in shows this page as it was left.
    const restore = (event: PageTransitionEvent): void => {
      if (event.persisted) back();
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  });
  return (
    <SessionFrame
      title={t('title')}
      aside={
        step.name === 'method' && (
          <Button variant="quiet" size="small" icon={ArrowLeft} disabled={busy} onClick={back}>
            {t('back')}
          </Button>
        )
      }
    >
      {unreachable && <Banner kind="warning">{t('noConnection')}</Banner>}
      {step.name === 'email' && (
        <LoginEmailForm email={email} onEmail={setEmail} busy={busy} onSubmit={login.checkEmail} />
      )}
      {step.name === 'method' && <LoginMethodForm email={email} methods={step.methods} login={login} />}
      {step.name === 'leaving' && <p role="status">{t('redirecting')}</p>}
    </SessionFrame>
  );
}
