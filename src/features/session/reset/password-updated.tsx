import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SessionFrame } from '../session-frame';

/** Wait before home after a reset. */
const HOME_AFTER_MS = 2_000;

/** After a reset: says so, and goes home, which is sign-in. */
export function PasswordUpdated() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <SessionFrame title={t('resetPassword.title')}>
      <p role="status">{t('resetPassword.updated')}</p>
      <Link to="/">{t('forgotPassword.home')}</Link>
    </SessionFrame>
  );
}
