import { Braces, Pencil, PlugZap } from 'lucide-react';
import { useId, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import type { ConnectionRow } from '@/domain/connection';
import { Button } from '@/ui/button/button';
import { DisableableLink } from '@/ui/button/disableable-link';
import { addressPart } from '@/lib/text/storable-text';
import { visible } from '@/lib/text/visible-text';
import { ConnectionUse } from './connection-use';
import styles from './list.module.css';
import { testConnection } from '@/data/online/connections';
import { problemText } from '@/i18n/problem-text';
import { CodeText } from '@/ui/text/code-text';

interface ConnectionCardProps {
  row: ConnectionRow;
  /** How many integrations use the connection; undefined while unknown. */
  uses: number | undefined;
}

/** One connection with its facts and the actions Test, Edit and, for the super administrator, Data. */
export function ConnectionCard({ row, uses }: ConnectionCardProps) {
  const { t } = useTranslation('connections');
  const { superAdmin } = usePermissions();
  const online = useOnline();
  const { state, test } = useConnectionTest(row);
  const id = useId();
  const disabledReason = online ? null : t('error.offline', { ns: 'common' });
  const path = `${row.type}/${addressPart(row.id)}`;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {visible(row.label) ?? t('card.noLabel', { id: row.id })}
      </h3>
      <p className={styles.company}>{visible(row.companyName) ?? row.companyCode ?? t('card.noCompany')}</p>
      <ConnectionFacts row={row} />
      <ConnectionUse connection={row.key} count={uses} />
      <div className={styles.cardActions}>
        <Button
          size="small"
          icon={PlugZap}
          busy={state.step === 'testing'}
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
          to={`/connections/edit/${path}`}
          aria-describedby={id}
        >
          {t('action.edit', { ns: 'common' })}
        </DisableableLink>
        {superAdmin && (
          <DisableableLink
            disabledReason={disabledReason}
            size="small"
            icon={Braces}
            to={`/connections/data/${path}`}
            aria-describedby={id}
          >
            {t('card.data')}
          </DisableableLink>
        )}
      </div>
      <p role="status" className={styles.outcome}>
        {state.step === 'success' && <span className={styles.success}>{t('test.success')}</span>}
        {state.step === 'failure' && (
          <>
            <span className={styles.failure}>{t('test.failure')}</span> {state.reason}
          </>
        )}
      </p>
    </article>
  );
}

/** How long the outcome is shown on the card. */
const SHOWN_MS = 3_000;

/** The state is `idle` before a test and again after the outcome is hidden. */
type TestState = { step: 'idle' | 'testing' | 'success' } | { step: 'failure'; reason: string };

/** Tests a connection and keeps the outcome for `SHOWN_MS`. */
function useConnectionTest({ type, id }: ConnectionRow): { state: TestState; test: () => Promise<void> } {
  const [state, setState] = useState<TestState>({ step: 'idle' });
  const isOutcome = state.step === 'success' || state.step === 'failure';
  useEffect(() => {
    if (!isOutcome) return;
    const timer = setTimeout(() => setState({ step: 'idle' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOutcome]);
  const test = async (): Promise<void> => {
    setState({ step: 'testing' });
    const outcome = await testConnection(type, String(id));
    setState(outcome.ok ? { step: 'success' } : { step: 'failure', reason: problemText(outcome.problem) });
  };
  return { state, test };
}

/** The facts that depend on the kind of connection. */
function ConnectionFacts({ row }: { row: ConnectionRow }) {
  const { t } = useTranslation('connections');
  const address = addressOf(row);
  return (
    <div className={styles.facts}>
      {address !== null && (
        <p>
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
