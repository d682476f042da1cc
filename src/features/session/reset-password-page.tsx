import { codeInPath } from '@/domain/addresses/path-segments';
import { useState, type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link, useNavigate } from 'react-router-dom';
import { resetPassword } from '@/data/online/password-reset';
import { isAcceptedPassword } from '@/domain/users/password-rules';
import { PasswordChecklist } from '@/shared/account/password-checklist';
import { problemText, serverMessage } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { FORGOT_PASSWORD_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { Button } from '@/ui/button/button';
import { PasswordField } from '@/ui/form/password-field';
import { toast } from '@/ui/overlay/toast';
import { SessionFrame } from './session-frame';
import styles from './reset.module.css';

/** /reset-password/{token}: a form for the new password, which is typed twice, with the password rules. */
export function ResetPasswordPage() {
  const { t } = useTranslation('session');
  const token = codeInPath(useLocation().pathname);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [step, setStep] = useState<'idle' | 'loading' | 'done'>('idle');
  const ready = isAcceptedPassword(password, repeated);
  const differs = repeated !== '' && password !== repeated;

  const save = async (): Promise<void> => {
    setStep('loading');
    const outcome = await resetPassword({ plainPassword: password, toCheckPlainPassword: repeated, token });
    setStep(outcome.ok ? 'done' : 'idle');
    if (!outcome.ok) toast.error(resetProblemText(outcome.problem));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready && step === 'idle') void save();
  };

  if (step === 'done') return <PasswordUpdated />;
  return (
    <SessionFrame title={t('resetPassword.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('resetPassword.new')}
          name="plainPassword"
          autoComplete="new-password"
          value={password}
          readOnly={step === 'loading'}
          onChange={setPassword}
        />
        <PasswordChecklist password={password} />
        <PasswordField
          label={t('resetPassword.repeat')}
          name="toCheckPlainPassword"
          autoComplete="new-password"
          value={repeated}
          readOnly={step === 'loading'}
          error={differs ? t('error.passwordsDiffer', { ns: 'common' }) : null}
          onChange={setRepeated}
        />
        <Button type="submit" variant="primary" size="large" disabled={!ready} busy={step === 'loading'}>
          {t('action.save', { ns: 'common' })}
        </Button>
        <Link className={styles.again} to={FORGOT_PASSWORD_PATH}>
          {t('resetPassword.again')}
        </Link>
      </form>
    </SessionFrame>
  );
}

/** The message of the first violation. If there is none, the text for the problem. */
function resetProblemText(problem: ApiProblem): string {
  const [violation] = problem.violations;
  return violation === undefined ? problemText(problem) : serverMessage(violation.message);
}

/** How long the confirmation is shown before the home page opens. */
const HOME_AFTER_MS = 2_000;

/** Confirms the reset, then opens the home page, which redirects to the sign-in page. */
function PasswordUpdated() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(HOME_PATH, { replace: true }), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <SessionFrame title={t('resetPassword.title')}>
      <p role="status">{t('resetPassword.updated')}</p>
      <Link to={HOME_PATH}>{t('forgotPassword.home')}</Link>
    </SessionFrame>
  );
}
