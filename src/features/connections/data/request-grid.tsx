import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DATA_REQUESTS, type DataRequest } from './data-requests';
import type { ConnectionType } from '@/domain/connection';
import styles from './data-console.module.css';
import { RequestModal } from './request-modal';
import { useRequestName } from './request-words';

interface RequestGridProps {
  type: ConnectionType;
  id: string;
}

/** What can be asked of this kind of system, a card for each request. */
export function RequestGrid({ type, id }: RequestGridProps) {
  const { t } = useTranslation('data-console');
  const requestName = useRequestName();
  const [chosen, setChosen] = useState<DataRequest | null>(null);
  return (
    <>
      <p className={styles.text}>{t('text')}</p>
      <ul className={styles.requests}>
        {DATA_REQUESTS[type].map((request) => (
          <li key={request.key}>
            <button type="button" className={styles.request} aria-haspopup="dialog" onClick={() => setChosen(request)}>
              <span className={styles.name}>{requestName(request)}</span>
              <span className={styles.code} aria-hidden>
                {request.request}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <RequestModal key={chosen.key} type={type} id={id} request={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
