import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/form/text-field';
import styles from './login-page.module.css';

interface LoginEmailFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  onSubmit: (email: string) => Promise<void>;
}

/** Step 1: who it is. */
export function LoginEmailForm({ email, onEmail, busy, onSubmit }: LoginEmailFormProps) {
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
        error={missing && email.trim() === '' ? t('emailRequired') : null}
        onChange={onEmail}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('continue')}
      </Button>
    </form>
  );
}
