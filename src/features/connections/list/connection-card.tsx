import { Braces, Pencil, PlugZap } from 'lucide-react';
import { useId, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { companyNameOf } from '@/domain/company';
import type { ConnectionRow } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { Button } from '@/ui/button/button';
import { DisableableLink } from '@/ui/button/disableable-link';
import type { UsingInstance } from '@/data/queries/use-connection-uses';
import { ConnectionUse } from './connection-use';
import styles from './list.module.css';
import type { ApiProblem } from '@/domain/problem';
import { connectionDataPath, connectionEditPath } from '@/domain/addresses/links';
import { useTestWithToast } from '@/shared/connections/use-test-with-toast';
import { problemText } from '@/i18n/problem-text';
import { CodeText } from '@/ui/text/code-text';

interface ConnectionCardProps {
  row: ConnectionRow;
  /** The integrations that use the connection; null or undefined while unknown. */
  uses: readonly UsingInstance[] | null | undefined;
}

/** A connection with its facts and the actions Test, Edit and, for the super administrator, Data. */
export function ConnectionCard({ row, uses }: ConnectionCardProps) {
  const { t } = useTranslation('connections');
  const { superAdmin } = usePermissions();
  const online = useOnline();
  const name = useConnectionName()(row);
  const { outcome, busy, test } = useShownTest(row, name);
  const id = useId();
  const disabledReason = online ? null : t('error.offline', { ns: 'common' });
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {name}
      </h3>
      <p className={styles.company}>{companyNameOf(row) ?? t('card.noCompany')}</p>
      <ConnectionFacts row={row} />
      <ConnectionUse connection={row.key} uses={uses} />
      <div className={styles.cardActions}>
        <Button
          size="small"
          icon={PlugZap}
          busy={busy}
          disabledReason={online ? null : t('test.offline')}
          aria-describedby={id}
          onClick={() => void test()}
        >
          {t('test.test')}
        </Button>
        <DisableableLink
          disabledReason={disabledReason}
          size="small"
          icon={Pencil}
          to={connectionEditPath(row.type, row.id)}
          aria-describedby={id}
        >
          {t('action.edit', { ns: 'common' })}
        </DisableableLink>
        {superAdmin && (
          <DisableableLink
            disabledReason={disabledReason}
            size="small"
            icon={Braces}
            to={connectionDataPath(row.type, row.id)}
            aria-describedby={id}
          >
            {t('card.data')}
          </DisableableLink>
        )}
      </div>
      <p role="status" className={styles.outcome}>
        {outcome === 'success' && <span className={styles.success}>{t('test.success')}</span>}
        {outcome !== null && outcome !== 'success' && (
          <>
            <span className={styles.failure}>{t('test.failure')}</span> {problemText(outcome)}
          </>
        )}
      </p>
    </article>
  );
}

/** How long the outcome is shown on the card. */
const SHOWN_MS = 3_000;

/** Tests a connection and shows a toast. `outcome` is the result of the test, but null again after `SHOWN_MS`. */
function useShownTest(row: ConnectionRow, name: string) {
  const { busy, test } = useTestWithToast(row, name);
  const [outcome, setOutcome] = useState<ApiProblem | 'success' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const testNow = async (): Promise<void> => {
    setOutcome(null);
    setOutcome((await test()) ?? 'success');
  };
  return { outcome, busy, test: testNow };
}

/** The facts of a connection, which depend on its kind. */
function ConnectionFacts({ row }: { row: ConnectionRow }) {
  const { t } = useTranslation('connections');
  const address = addressOf(row);
  return (
    <div className={styles.facts}>
      {address !== null && (
        <p className={styles.address}>
          <CodeText>{address}</CodeText>
        </p>
      )}
      {row.type === 'akeneo' && row.version !== null && <p>{t('card.version', { version: row.version })}</p>}
      {row.type === 'bynder' && row.app && (
        <>
          <p>{t('card.isApp')}</p>
          <p>{t(row.useEventWebhook ? 'card.webhookOn' : 'card.webhookOff')}</p>
        </>
      )}
    </div>
  );
}

/** The address of the connected system; null if unknown. */
function addressOf({ type, url, domain, shopUrl }: ConnectionRow): string | null {
  return { akeneo: url, bynder: domain, shopify: shopUrl }[type];
}
