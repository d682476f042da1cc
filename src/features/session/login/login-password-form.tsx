import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button/button';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { FORGOT_PASSWORD_PATH } from '@/domain/addresses/paths';
import styles from './login-page.module.css';
import type { Login } from './use-login';

/** Step 2: the password. The form also has the e-mail, read-only, so that password managers find the account. */
export function LoginPasswordForm({ email, login }: { email: string; login: Login }) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (login.busy) return;
    setMissing(password === '');
    const isSignedIn = password !== '' && (await login.signInWithPassword(email.trim(), password));
    if (!isSignedIn) input.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('email')}
        name="username"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={() => {}}
      />
      <PasswordField
        ref={input}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        readOnly={login.busy}
        error={missing && password === '' ? t('passwordRequired') : login.refusal}
        onChange={setPassword}
      />
      <Link className={styles.forgot} to={`${FORGOT_PASSWORD_PATH}?email=${encodeSegment(email.trim())}`}>
        {t('forgot')}
      </Link>
      <Button type="submit" variant="primary" size="large" busy={login.busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
