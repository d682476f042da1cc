import type { MappingKind } from '@/domain/configuration/pim/mapping';
import { Stack } from '@/ui/layout/stack';
import { FilterList } from '../../kit/filter-list';
import { MappingKeyFields } from './mapping-key-fields';
import { MediaUrlList } from './media-url-list';
import { MetadataList } from './metadata-list';

const CONDITIONS = ['conditions'];

/** A mapping: what it is about, which assets it takes, and what of them goes where. */
export function MappingFields({ kind }: { kind: MappingKind }) {
  return (
    <Stack gap={6}>
      <MappingKeyFields kind={kind} />
      <FilterList path={CONDITIONS} />
      <MediaUrlList />
      <MetadataList />
    </Stack>
  );
}
