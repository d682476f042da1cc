import {
  isBlankMapping,
  mappingSchemas,
  mappingSummary,
  type MappingKind,
  mappingKeyFields,
} from '@/domain/configuration/pim/mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import { entryKind } from '../kit/entries/entry-kind';
import { Stack, Columns } from '@/ui/layout/stack';
import { FilterList } from '@/features/job-instances/job-types/kit/cards/filter-list';
import { MetadataList } from './metadata-list';
import { BoundSwitch, BoundTextField, useFieldLabel } from '@/features/job-instances/job-types/kit/fields/bound-fields';
import { useTranslation } from 'react-i18next';
import { isBlankMediaUrl, mediaUrlSchema, mediaUrlSummary, newMediaUrl } from '@/domain/configuration/pim/media-url';
import { CardList } from '@/features/job-instances/job-types/kit/cards/card-list';
import type { Path } from '@/domain/configuration/schema/path';
import { keysOf, recordOf } from '@/lib/typed-entries';

/** The entry kind of each kind of mapping. */
export const MAPPINGS = recordOf(keysOf(mappingSchemas), (kind) =>
  entryKind({
    name: 'mapping',
    schema: mappingSchemas[kind],
    isBlank: (mapping) => isBlankMapping(kind, mapping),
    summary: (mapping) => mappingSummary(kind, mapping),
    Fields: () => <MappingFields kind={kind} />,
  }),
);

const CONDITIONS = ['conditions'];

/** The fields of a mapping: keys, filters, media URLs and metadata. */
function MappingFields({ kind }: { kind: MappingKind }) {
  return (
    <Stack gap={6}>
      <MappingKeyFields kind={kind} />
      <FilterList path={CONDITIONS} />
      <MediaUrlList />
      <MetadataList />
    </Stack>
  );
}

/** The key fields of a mapping, which select an asset family, records of a reference entity, or categories. */
function MappingKeyFields({ kind }: { kind: MappingKind }) {
  const label = useFieldLabel();
  return (
    <>
      <Columns gap={3}>
        {mappingKeyFields(kind).map((key) => (
          <BoundTextField key={key} path={[key]} label={label(key)} required mono />
        ))}
      </Columns>
      {kind === 'record' && <BoundSwitch path={['allow_creation']} label={label('allow_creation')} />}
    </>
  );
}

const PATH = ['media_urls'];
const read = (item: unknown) => readAs(mediaUrlSchema, item);

/** The media URLs of a mapping. */
function MediaUrlList() {
  const { t } = useTranslation('job-forms');
  return (
    <CardList
      path={PATH}
      title={t('group.mediaUrls')}
      add={t('add.mediaUrl')}
      empty={t('empty.mediaUrls')}
      summary={(item) => t('card.from', mediaUrlSummary(read(item)))}
      create={newMediaUrl}
      isBlank={(item) => isBlankMediaUrl(read(item))}
      render={(path) => <MediaUrlFields path={path} />}
    />
  );
}

/** The fields of the media URL at a path. A media URL maps a derivative to an attribute. */
function MediaUrlFields({ path }: { path: Path }) {
  const label = useFieldLabel();
  return (
    <Columns gap={3}>
      <BoundTextField path={[...path, 'bynderMetadata']} label={label('bynderMetadata')} mono />
      <BoundTextField path={[...path, 'attribute']} label={label('attribute')} mono />
    </Columns>
  );
}
