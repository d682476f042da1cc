import { mappingKeyFields, type MappingKind } from '@/domain/configuration/pim/mapping';
import { Columns } from '@/ui/layout/stack';
import { SwitchAt, TextAt, useFieldLabel } from '../../kit/bound-fields';

/** What a mapping is about: an asset family, records of a reference entity, or categories. */
export function MappingKeyFields({ kind }: { kind: MappingKind }) {
  const label = useFieldLabel();
  return (
    <>
      <Columns gap={3}>
        {mappingKeyFields(kind).map((key) => (
          <TextAt key={key} path={[key]} label={label(key)} required mono />
        ))}
      </Columns>
      {kind === 'record' && <SwitchAt path={['allow_creation']} label={label('allow_creation')} />}
    </>
  );
}
