import { useTranslation } from 'react-i18next';
import type { ConnectionRow } from '@/domain/connection';
import { CodeText } from '@/ui/text/code-text';
import styles from './list.module.css';

/** What the card of each kind tells besides label and company. */
export function ConnectionFacts({ row }: { row: ConnectionRow }) {
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

/** Where the connected system is. */
function addressOf({ type, url, domain, shopUrl }: ConnectionRow): string | null {
  return { akeneo: url, bynder: domain, shopify: shopUrl }[type];
}
