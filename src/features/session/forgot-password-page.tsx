import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sendPasswordReset } from '@/data/online/password-reset';
import { HOME_PATH } from '@/domain/addresses/paths';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { TextField } from '@/ui/form/text-field';
import { toast } from '@/ui/overlay/toast';
import { SessionFrame } from './session-frame';
import styles from './reset.module.css';

type Step = 'idle' | 'loading' | 'sent';

/** /forget-password: requests a reset link. The confirmation is the same for unknown e-mails. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('session');
  const [params] = useSearchParams();
  const [email, setEmail] = useState(params.get('email') ?? '');
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const send = async (): Promise<void> => {
    setStep('loading');
    const outcome = await sendPasswordReset(email.trim());
    setStep(outcome.ok ? 'sent' : 'idle');
    if (!outcome.ok) {
      const { kind, status } = outcome.problem;
      // Details of other errors could reveal whether the account exists.
      const canShowDetails = kind !== 'http' || status === 429;
      toast.error(canShowDetails ? problemText(outcome.problem) : t('error.occurred', { ns: 'common' }));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 'loading') return;
    const errorKey = emailError(email.trim());
    setError(errorKey === null ? null : t(errorKey));
    if (errorKey === null) void send();
    else input.current?.focus();
  };

  if (step === 'sent') {
    return (
      <SessionFrame title={t('forgotPassword.title')}>
        <p role="status">{t('forgotPassword.sent', { email: email.trim() })}</p>
        <LinkButton to={HOME_PATH}>{t('forgotPassword.home')}</LinkButton>
      </SessionFrame>
    );
  }
  return (
    <SessionFrame title={t('forgotPassword.title')} text={t('forgotPassword.text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={input}
          label={t('email')}
          name="username"
          type="email"
          autoComplete="username"
          value={email}
          readOnly={step === 'loading'}
          error={error}
          onChange={(text) => {
            setEmail(text);
            setError(null);
          }}
        />
        <Button type="submit" variant="primary" size="large" busy={step === 'loading'}>
          {t('forgotPassword.send')}
        </Button>
        <LinkButton to={HOME_PATH} variant="quiet">
          {t('action.cancel', { ns: 'common' })}
        </LinkButton>
      </form>
    </SessionFrame>
  );
}

function emailError(email: string): 'emailRequired' | 'emailWrong' | null {
  if (email === '') return 'emailRequired';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'emailWrong';
}
