import { ArrowLeft, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasSessionEnded } from '@/data/session/redirect-target';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { LOGIN_ERROR } from '../login-problem';
import { SessionFrame } from '../session-frame';
import { useLogin, type Login } from './use-login';
import type { LoginMethod } from '@/data/session/sign-in';
import { LoginPasswordForm } from './login-password-form';
import styles from './login-page.module.css';
import { TextField } from '@/ui/form/text-field';

/** /login: asks for the e-mail, then offers the sign-in methods of this account. */
export function LoginPage() {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState('');
  const [ended] = useState(hasSessionEnded);
  const login = useLogin(useReportedError());
  const { step, busy, unreachable, back } = login;
  useEffect(() => {
    // If the person goes back from the company's sign-in page, the browser restores this page in the step 'leaving'.
    const restore = (event: PageTransitionEvent): void => {
      if (event.persisted) back();
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  });
  return (
    <SessionFrame
      title={t('title')}
      text={step.name === 'email' ? t('subtitle') : undefined}
      connection={<LoginConnection state={connectionOf(login)} />}
      aside={
        step.name === 'method' && (
          <Button variant="quiet" size="small" icon={ArrowLeft} disabled={busy} onClick={back}>
            {t('back')}
          </Button>
        )
      }
    >
      {ended && <Banner kind="info">{t('ended')}</Banner>}
      {unreachable && <Banner kind="warning">{t('noConnection')}</Banner>}
      {step.name === 'email' && (
        <LoginEmailForm
          email={email}
          onEmailChange={setEmail}
          busy={busy}
          refusal={login.refusal}
          onSubmit={login.checkEmail}
        />
      )}
      {step.name === 'method' && <LoginMethodForm email={email} methods={step.methods} login={login} />}
      {step.name === 'leaving' && <p role="status">{t('redirecting')}</p>}
    </SessionFrame>
  );
}

/** The code in the URL that says why a single sign-on failed; null if there is none. Removes it from the URL. */
function useReportedError(): string | null {
  const [params, setParams] = useSearchParams();
  const [code] = useState(() => params.get(LOGIN_ERROR));
  const isReported = params.has(LOGIN_ERROR);
  useEffect(() => {
    if (!isReported) return;
    setParams(
      (before) => {
        before.delete(LOGIN_ERROR);
        return before;
      },
      { replace: true },
    );
  }, [isReported, setParams]);
  return code;
}

function connectionOf({ busy, unreachable, step }: Login): 'reached' | 'connecting' | 'lost' | null {
  if (busy) return 'connecting';
  if (unreachable) return 'lost';
  return step.name === 'email' ? null : 'reached';
}

interface LoginMethodFormProps {
  email: string;
  methods: readonly LoginMethod[];
  login: Login;
}

/** Step 2: the password and, if the account has it, the company's single sign-on. */
function LoginMethodForm({ email, methods, login }: LoginMethodFormProps) {
  const { t } = useTranslation('session');
  return (
    <>
      <LoginPasswordForm email={email} login={login} />
      {methods.includes('sso') && (
        <>
          <p className={styles.or}>{t('or')}</p>
          <Button size="large" disabled={login.busy} onClick={() => login.goToSso(email.trim())}>
            {t('sso')}
          </Button>
        </>
      )}
    </>
  );
}

interface LoginEmailFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  busy: boolean;
  refusal: string | null;
  onSubmit: (email: string) => Promise<void>;
}

/** Step 1: the e-mail. */
function LoginEmailForm({ email, onEmailChange, busy, refusal, onSubmit }: LoginEmailFormProps) {
  const { t } = useTranslation('session');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setMissing(email.trim() === '');
    if (email.trim() === '') input.current?.focus();
    else void onSubmit(email.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('email')}
        name="username"
        type="email"
        autoComplete="username"
        value={email}
        readOnly={busy}
        error={missing && email.trim() === '' ? t('emailRequired') : refusal}
        onChange={onEmailChange}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('continue')}
      </Button>
    </form>
  );
}

interface LoginConnectionProps {
  /** The result of the last request; null before the first request. */
  state: 'reached' | 'connecting' | 'lost' | null;
}

/** One line about the connection to the server. */
function LoginConnection({ state }: LoginConnectionProps) {
  const { t } = useTranslation('session');
  const shown = state ?? (navigator.onLine ? null : 'lost');
  if (shown === null) return null;
  const Icon = shown === 'lost' ? WifiOff : Wifi;
  return (
    <p className={styles.connection}>
      <Icon size={16} aria-hidden className={shown === 'reached' ? styles.reached : undefined} />
      {t(`connection.${shown}`)}
    </p>
  );
}
