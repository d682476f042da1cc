import { Check, PlugZap } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { CONNECTIONS_PATH } from '@/domain/addresses/paths';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import styles from './activation-question.module.css';

interface ActivationQuestionProps {
  app: 'pim' | 'shop';
  question: string;
  /** The address of the PIM or the shop. */
  address: ReactNode;
  yesLabel: string;
  /** Activates the app. A double click calls `onYes` only once; the button is busy until the promise settles. */
  onYes: () => Promise<void>;
}

/** Asks for confirmation before an app is activated. Shows the address, what the app may do, and the company. */
export function ActivationQuestion({ app, question, address, yesLabel, onYes }: ActivationQuestionProps) {
  const { t } = useTranslation('activation');
  const id = useId();
  const user = useSession()?.user;
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const press = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void onYes().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return (
    <section aria-labelledby={id} className={styles.card}>
      <PlugZap size={28} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <h2 id={id}>{question}</h2>
      <p className={styles.address}>{address}</p>
      <p className={styles.label}>{t('may.title')}</p>
      <ul className={styles.grants}>
        {(['read', 'write'] as const).map((grant) => (
          <li key={grant}>
            <Check size={16} aria-hidden />
            {t(`may.${app}.${grant}`)}
          </li>
        ))}
      </ul>
      {user !== undefined && (
        <p className={styles.who}>
          {user.companyCode === null
            ? t('as', { email: user.email })
            : t('asOf', { email: user.email, company: user.companyCode })}{' '}
          {t('may.delete')}
        </p>
      )}
      <div className={styles.answers}>
        {user !== undefined && <LinkButton to={CONNECTIONS_PATH}>{t('action.cancel', { ns: 'common' })}</LinkButton>}
        <Button
          variant="primary"
          busy={busy}
          disabledReason={online ? null : t('error.offline', { ns: 'common' })}
          onClick={press}
        >
          {yesLabel}
        </Button>
      </div>
    </section>
  );
}
