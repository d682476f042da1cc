import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brokenRules, PASSWORD_RULES } from '@/domain/users/password-rules';
import styles from './password-checklist.module.css';
import { keysOf } from '@/lib/typed-entries';

const RULES = keysOf(PASSWORD_RULES);

/** Lists the rules for a new password, and ticks the rules that the typed password meets. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('session');
  const broken = brokenRules(password);
  return (
    <ul className={styles.list} aria-label={t('rules.label')}>
      {RULES.map((rule) => {
        const isMet = !broken.includes(rule);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={rule} className={isMet ? styles.met : undefined}>
            <Icon size={14} aria-hidden />
            {t(`rules.${rule}`)}
            <span className="visually-hidden">{t(isMet ? 'rules.met' : 'rules.notMet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
