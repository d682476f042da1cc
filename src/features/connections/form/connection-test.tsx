import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailedTest } from '@/data/online/connections';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useTestWithToast } from '@/shared/connections/use-test-with-toast';
import { useOnline } from '@/data/sync/use-sync';
import type { ConnectionRow } from '@/domain/connection';
import type { ApiProblem } from '@/domain/problem';
import { formatDateTime } from '@/i18n/format/date';
import { problemText, serverMessage } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import styles from './connection-test.module.css';

/** The last test of a connection on this device, why it failed, and a button that tests again. */
export function ConnectionTest({ connection }: { connection: Pick<ConnectionRow, 'key' | 'type' | 'id' | 'label'> }) {
  const { t } = useTranslation('connections');
  const online = useOnline();
  const { last, busy, test } = useTestWithToast(connection, useConnectionName()(connection));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
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
          onClick={() => void test().then(setProblem)}
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
        {problem !== null && !isFailedTest(problem) && <p className={styles.failed}>{problemText(problem)}</p>}
      </div>
      {hasFailed && connection.type === 'shopify' && <p className={styles.advice}>{t('test.authoriseShop')}</p>}
      <p className={styles.note}>{t('test.saved')}</p>
    </Section>
  );
}
