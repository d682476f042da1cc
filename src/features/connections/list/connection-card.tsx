import { Braces, Pencil, PlugZap } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import type { ConnectionRow } from '@/domain/connection';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { addressPart } from '@/lib/text/storable-text';
import { visible } from '@/lib/text/visible-text';
import { ConnectionFacts } from './connection-facts';
import styles from './list.module.css';
import { useConnectionTest } from './use-connection-test';

/** One connection: what it is, and Test, Edit and, for the super administrator, Data. */
export function ConnectionCard({ row }: { row: ConnectionRow }) {
  const { t } = useTranslation('connections');
  const { superAdmin } = usePermissions();
  const online = useOnline();
  const { state, test } = useConnectionTest(row);
  const id = useId();
  const path = `${row.type}/${addressPart(row.id)}`;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {visible(row.label) ?? t('card.noLabel', { id: row.id })}
      </h3>
      <p className={styles.company}>{visible(row.companyName) ?? row.companyCode ?? t('card.noCompany')}</p>
      <ConnectionFacts row={row} />
      <div className={styles.cardActions}>
        <Button
          size="small"
          icon={PlugZap}
          busy={state.step === 'testing'}
          disabled={!online}
          title={online ? undefined : t('test.offline')}
          aria-describedby={id}
          onClick={() => void test()}
        >
          {t('test.test')}
        </Button>
        <LinkButton size="small" icon={Pencil} to={`/connections/edit/${path}`} aria-describedby={id}>
          {t('action.edit', { ns: 'common' })}
        </LinkButton>
        {superAdmin && (
          <LinkButton size="small" icon={Braces} to={`/connections/data/${path}`} aria-describedby={id}>
            {t('card.data')}
          </LinkButton>
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
