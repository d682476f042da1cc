import { Columns } from '@/ui/layout/stack';
import { TextAt, useFieldLabel } from '../kit/bound-fields';
import { FilterList } from '../kit/filter-list';

/** Which assets of the PIM go when their medium is gone. */
export function DeleteMappingFields() {
  const label = useFieldLabel();
  return (
    <>
      <Columns>
        <TextAt path={['asset_family']} label={label('asset_family')} required mono />
        <TextAt path={['bynder_id_attribute_code']} label={label('bynder_id_attribute_code')} required mono />
      </Columns>
      <FilterList path={['conditions']} />
    </>
  );
}
