import type { Path } from '@/domain/configuration/schema/path';
import { Columns } from '@/ui/layout/stack';
import { TextAt, useFieldLabel } from '../../kit/bound-fields';

/** One media URL at a path: which derivative goes into which attribute. */
export function MediaUrlFields({ path }: { path: Path }) {
  const label = useFieldLabel();
  return (
    <Columns gap={3}>
      <TextAt path={[...path, 'bynderMetadata']} label={label('bynderMetadata')} mono />
      <TextAt path={[...path, 'attribute']} label={label('attribute')} mono />
    </Columns>
  );
}
