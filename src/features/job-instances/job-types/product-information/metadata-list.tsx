import { useTranslation } from 'react-i18next';
import {
  isBlankMetadataConf,
  metadataConfSchema,
  metadataConfSummary,
  newMetadataConf,
} from '@/domain/configuration/pim/metadata-conf';
import { readAs } from '@/domain/configuration/schema/read-as';
import { CardList } from '../kit/cards/card-list';
import { MetadataConfFields, usePropertyTypeName } from './metadata-conf-fields';

const PATH = ['metadata'];
const read = (item: unknown) => readAs(metadataConfSchema, item);

/** The metadata confs of a mapping. */
export function MetadataList() {
  const { t } = useTranslation('job-forms');
  const summary = useMetadataSummary();
  return (
    <CardList
      path={PATH}
      title={t('group.metadata')}
      add={t('add.metadataConf')}
      empty={t('empty.metadata')}
      summary={summary}
      create={newMetadataConf}
      isBlank={(item) => isBlankMetadataConf(read(item))}
      render={(path) => <MetadataConfFields path={path} />}
    />
  );
}

/** Returns a function that summarises a metadata conf: 'source → attribute', and the type unless it is 'simple'. */
function useMetadataSummary(): (item: unknown) => string {
  const { t } = useTranslation('job-forms');
  const typeName = usePropertyTypeName();
  return (item) => {
    const { from, to, propertyType } = metadataConfSummary(read(item));
    const type = typeName(propertyType);
    if (from === null) return t('card.from', { from: type, to });
    const way = t('card.from', { from, to });
    return propertyType === 'simple' ? way : t('card.typed', { way, type });
  };
}
