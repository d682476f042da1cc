import { Columns } from '@/ui/layout/stack';
import { TextAt, useFieldLabel } from '../kit/bound-fields';
import { FilterList } from '../kit/filter-list';

/** Selects the assets to delete in the PIM when their medium has been deleted. */
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
