import { useTranslation } from 'react-i18next';
import { EntryList } from './kit/entries/entry-list';
import {
  deleteMappingSchema,
  deleteMappingSummary,
  isBlankDeleteMapping,
} from '@/domain/configuration/parts/delete-mapping';
import { entryKind } from './kit/entries/entry-kind';
import { Columns } from '@/ui/layout/stack';
import { BoundTextField, useFieldLabel } from './kit/fields/bound-fields';
import { FilterList } from './kit/cards/filter-list';

export const DELETE_MAPPING = entryKind({
  name: 'deleteMapping',
  schema: deleteMappingSchema,
  isBlank: isBlankDeleteMapping,
  summary: deleteMappingSummary,
  Fields: DeleteMappingFields,
});

/** The form of the job that deletes assets in the PIM after they were removed from the asset service. */
export function DeleteAssetsForm() {
  const { t } = useTranslation('job-forms');
  return (
    <EntryList
      path={['delete_akeneo_assets']}
      kind={DELETE_MAPPING}
      title={t('group.deleteMappings')}
      empty={t('empty.deleteMappings')}
    />
  );
}

/** The fields of a delete mapping, which selects the assets that the job may delete in the PIM. */
function DeleteMappingFields() {
  const label = useFieldLabel();
  return (
    <>
      <Columns>
        <BoundTextField path={['asset_family']} label={label('asset_family')} required mono />
        <BoundTextField path={['bynder_id_attribute_code']} label={label('bynder_id_attribute_code')} required mono />
      </Columns>
      <FilterList path={['conditions']} />
    </>
  );
}
