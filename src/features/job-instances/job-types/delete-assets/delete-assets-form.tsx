import { useTranslation } from 'react-i18next';
import { EntryList } from '../kit/entry-list';
import { DELETE_MAPPING } from './delete-mapping-kind';

/** The job that deletes assets in the PIM after they were removed from the asset service. */
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
