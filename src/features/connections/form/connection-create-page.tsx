import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CompanyRow } from '@/domain/company';
import { useLoaded } from '@/data/online/use-loaded';
import { isCreatable, readConnectionType, type CreatableType } from '@/domain/connection';
import { useKindName } from '../connection-kind';
import { UnknownConnectionType } from '../connection-screen';
import { OnlineItem } from '@/shared/online-list/online-item';
import { FormPage } from '@/shared/online-form/form-page';
import { AssetServiceForm } from './asset-service-form';
import { PimForm } from './pim-form';
import { useConnectionCrumbs } from '../use-connection-crumbs';

const FORMS = { akeneo: PimForm, bynder: AssetServiceForm };

/** /connections/create/{type} */
export function ConnectionCreatePage() {
  const { type = '' } = useParams();
  const connectionType = readConnectionType(type);
  return isCreatable(connectionType) ? <NewConnection type={connectionType} /> : <UnknownConnectionType type={type} />;
}

function NewConnection({ type }: { type: CreatableType }) {
  const { t } = useTranslation('connections');
  const kindName = useKindName();
  const loaded = useLoaded<CompanyRow[] | null>();
  const Form = FORMS[type];
  const title = t('create.titleOf', { kind: kindName(type) });
  return (
    <FormPage title={title} crumbs={useConnectionCrumbs(title)}>
      <OnlineItem loaded={loaded}>
        {(companies) => <Form key={type} connection={null} companies={companies} />}
      </OnlineItem>
    </FormPage>
  );
}
