import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/entities/session/brand';
import { LanguageSelect } from '@/entities/session/language-select';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { LoginEmailForm } from './login-email-form';
import { LoginMethodForm } from './login-method-form';
import styles from './login-page.module.css';
import { useLogin } from './use-login';

/** /login: first the e-mail, then the methods that it may use (spec 1, Login). */
export function LoginPage() {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState('');
  const login = useLogin();
  const { step, busy, unreachable, back } = login;
  const title = t('title');
  useEffect(() => {
    document.title = `${title} · ${t('platform')}`;
  }, [title, t]);
  useEffect(() => {
    // The browser's Back from the company's sign-in shows this page as it was left.
    const restore = (event: PageTransitionEvent): void => {
      if (event.persisted) back();
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.language}>
          <LanguageSelect hideLabel />
        </div>
        <p className={styles.platform}>
          <img src="/icons/icon.svg" alt="" width={32} height={32} />
          {t('platform')}
        </p>
        <p className={styles.credit}>{t('credit', { name: brand().name })}</p>
      </header>
      <main className={styles.card} id="content">
        <div className={styles.cardHead}>
          <h1>{title}</h1>
          {step.name === 'method' && (
            <Button variant="quiet" size="small" icon={ArrowLeft} disabled={busy} onClick={back}>
              {t('back')}
            </Button>
          )}
        </div>
        {unreachable && <Banner kind="warning">{t('noConnection')}</Banner>}
        {step.name === 'email' && (
          <LoginEmailForm email={email} onEmail={setEmail} busy={busy} onSubmit={login.checkEmail} />
        )}
        {step.name === 'method' && <LoginMethodForm email={email} methods={step.methods} login={login} />}
        {step.name === 'leaving' && <p role="status">{t('redirecting')}</p>}
      </main>
    </div>
  );
}
