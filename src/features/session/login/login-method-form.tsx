import { useTranslation } from 'react-i18next';
import type { LoginMethod } from '@/data/session/sign-in';
import { Button } from '@/ui/button/button';
import { LoginPasswordForm } from './login-password-form';
import styles from './login-page.module.css';
import type { Login } from './use-login';

interface LoginMethodFormProps {
  email: string;
  methods: readonly LoginMethod[];
  login: Login;
}

/** Step 2: the password, the company's single sign-on, or both with a divider. */
export function LoginMethodForm({ email, methods, login }: LoginMethodFormProps) {
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
