import { useTranslation } from 'react-i18next';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { assetToFileSchema } from '@/domain/job-types/jobs/shop-image-sync';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { SwitchAt, TextAt, useFieldLabel } from '../kit/bound-fields';
import { FilterList } from '../kit/filter-list';

const SECTION = 'assetToFile';
const CONDITIONS = [SECTION, 'conditions'];

/** How assets become files of the shop. */
export function AssetToFileSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  return (
    <Section title={t('group.assetToFile')}>
      <Stack gap={4}>
        <SwitchAt path={[SECTION, 'enabled']} label={label('enabled')} />
        <Columns>
          <TextAt path={[SECTION, 'imageAltMetadata']} label={label('imageAltMetadata')} initial="name" mono />
          <TextAt
            path={[SECTION, 'urlPreset']}
            label={label('urlPreset')}
            initial="webimage"
            mono
            required={isMarkedRequired(assetToFileSchema, 'urlPreset')}
          />
        </Columns>
        <FilterList path={CONDITIONS} />
      </Stack>
    </Section>
  );
}
