import { companyNameOf } from '@/domain/company';
import { CONNECTIONS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import { readConnectionType, type ConnectionItem, type ConnectionType } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useKindName } from '../connection-kind';
import { ConnectionBody, UnknownConnectionType } from '../connection-screen';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { useState } from 'react';
import { DATA_REQUESTS, type DataRequest } from './data-requests';
import styles from './data-console.module.css';
import { RequestModal } from './request-modal';
import { useRequestName } from './request-words';

/** /connections/data/{type}/{id}: sends requests to the connected system. Super administrator only. */
export function DataConsolePage() {
  const { type = '' } = useParams();
  const connectionType = readConnectionType(type);
  return connectionType === null ? <UnknownConnectionType type={type} /> : <DataConsole type={connectionType} />;
}

function DataConsole({ type }: { type: ConnectionType }) {
  const { t } = useTranslation('data-console');
  const { superAdmin } = usePermissions();
  const kindName = useKindName();
  const loaded = useLoaded<ConnectionItem>();
  const nameOf = useConnectionName();
  const name = loaded.value === undefined ? kindName(type) : nameOf(loaded.value);
  return (
    <>
      <PageHead
        title={t('title', { name })}
        crumbs={[
          { label: t('app.home', { ns: 'common' }), to: HOME_PATH },
          { label: t('title', { ns: 'connections' }), to: CONNECTIONS_PATH },
          { label: t('crumb', { name }) },
        ]}
        facts={[kindName(type), loaded.value && companyNameOf(loaded.value)]}
      />
      {superAdmin ? (
        <ConnectionBody loaded={loaded}>
          {(connection) => <RequestGrid type={type} id={String(connection.id)} />}
        </ConnectionBody>
      ) : (
        <EmptyState
          icon={ShieldAlert}
          title={t('notAllowed')}
          action={<LinkButton to={CONNECTIONS_PATH}>{t('back', { ns: 'connections' })}</LinkButton>}
        />
      )}
    </>
  );
}

interface RequestGridProps {
  type: ConnectionType;
  id: string;
}

/** A card for each request that this kind of system answers. */
function RequestGrid({ type, id }: RequestGridProps) {
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
