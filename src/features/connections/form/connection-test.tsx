import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionTest } from '@/data/online/use-connection-test';
import { useOnline } from '@/data/sync/use-sync';
import type { ConnectionRow } from '@/domain/connection';
import { formatDateTime } from '@/i18n/format/date';
import { problemText, serverMessage } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import styles from './connection-test.module.css';

/** The last test of a connection on this device, with the reason of a failure, and a button for another test. */
export function ConnectionTest({ connection }: { connection: Pick<ConnectionRow, 'key' | 'type' | 'id'> }) {
  const { t } = useTranslation('connections');
  const online = useOnline();
  const { last, busy, test } = useConnectionTest(connection);
  // Only for a test that did not reach the backend: it leaves no result on this device.
  const [problem, setProblem] = useState<string | null>(null);
  const testNow = async (): Promise<void> => {
    const failure = await test();
    setProblem(failure === null || failure.kind === 'http' ? null : problemText(failure));
  };
  const hasFailed = last?.worked === false;
  return (
    <Section
      title={t('test.title')}
      actions={
        <Button
          size="small"
          icon={PlugZap}
          busy={busy}
          disabledReason={online ? null : t('test.offline')}
          onClick={() => void testNow()}
        >
          {t('test.test')}
        </Button>
      }
    >
      <div role="status" className={styles.result}>
        {last === null ? (
          <p>{t('use.untested')}</p>
        ) : (
          <p className={classNames(styles.outcome, hasFailed ? styles.failed : styles.worked)}>
            {t(hasFailed ? 'use.failed' : 'use.worked', { time: formatDateTime(last.at) })}
          </p>
        )}
        {hasFailed && last.reason !== null && <p className={styles.reason}>{serverMessage(last.reason)}</p>}
        {problem !== null && <p className={styles.failed}>{problem}</p>}
      </div>
      {hasFailed && connection.type === 'shopify' && <p className={styles.advice}>{t('test.authoriseShop')}</p>}
      <p className={styles.note}>{t('test.saved')}</p>
    </Section>
  );
}
