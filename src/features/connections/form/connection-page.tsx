import { companyNameOf } from '@/domain/company';
import { connectionIdInPath } from '@/domain/addresses/path-segments';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { readConnectionType, type ConnectionType } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useKindName } from '../connection-kind';
import { ConnectionBody, UnknownConnectionType } from '../connection-screen';
import { FormPage } from '@/shared/online-form/form-page';
import type { ConnectionFormData } from '../connection-loaders';
import { useConnectionCrumbs } from '../use-connection-crumbs';
import { ConnectionUsesContext } from './connection-uses-context';
import { useConnectionUses } from '@/data/queries/use-connection-uses';
import { AssetServiceForm } from './asset-service-form';
import { ConnectionTest } from './connection-test';
import styles from './connection-test.module.css';
import type { ConnectionFormProps } from './connection-values';
import { PimForm } from './pim-form';
import { UsedBy } from './used-by';
import { ShopForm } from './shop-form';

const FORMS: Readonly<Record<ConnectionType, ComponentType<ConnectionFormProps>>> = {
  akeneo: PimForm,
  bynder: AssetServiceForm,
  shopify: ShopForm,
};

/** /connections/edit/{type}/{id} */
export function ConnectionPage() {
  const { type = '' } = useParams();
  const connectionType = readConnectionType(type);
  return connectionType === null ? <UnknownConnectionType type={type} /> : <KnownConnection type={connectionType} />;
}

function KnownConnection({ type }: { type: ConnectionType }) {
  const id = connectionIdInPath(useLocation().pathname);
  const kindName = useKindName();
  const loaded = useLoaded<ConnectionFormData>();
  const connection = loaded.value?.connection;
  const uses = useConnectionUses();
  const nameOf = useConnectionName();
  const title = connection === undefined ? kindName(type) : nameOf(connection);
  const Form = FORMS[type];
  return (
    <FormPage
      title={title}
      crumbs={useConnectionCrumbs(title)}
      facts={[connection !== undefined && kindName(type), connection && companyNameOf(connection)]}
    >
      <ConnectionBody loaded={loaded}>
        {(data) => (
          <ConnectionUsesContext value={uses && (uses.get(data.connection.key) ?? [])}>
            <div key={`${type}/${id}`} className={styles.columns}>
              <ConnectionTest connection={data.connection} />
              <Form {...data} />
              <UsedBy />
            </div>
          </ConnectionUsesContext>
        )}
      </ConnectionBody>
    </FormPage>
  );
}
