import { useTranslation } from 'react-i18next';
import { WATERMARK_SECRETS } from '@/domain/job-types/jobs/watermark';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { SecuredField } from '../form/secured-variables/secured-field';
import { SwitchAt, TextAt, useFieldLabel } from './kit/bound-fields';
import { FilterList } from './kit/filter-list';
import { useJsonScope } from './kit/json-scope';

const DOMAIN = ['bynder_connection', 'domain'];
const CONDITIONS = ['conditions'];

/** Watermarks on images of the asset service; its two secrets are secured variables. */
export function WatermarkForm() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const { readOnly } = useJsonScope();
  return (
    <Stack gap={6}>
      <Section title={t('group.watermark')}>
        <Stack gap={4}>
          <Columns>
            <TextAt path={DOMAIN} label={label('domain')} mono />
            <TextAt path={['bynder_imatag_hash']} label={label('bynder_imatag_hash')} mono />
            <TextAt path={['imatag_directory']} label={label('imatag_directory')} mono />
            <TextAt path={['imatag_bynder_id_metadata']} label={label('imatag_bynder_id_metadata')} mono />
            {WATERMARK_SECRETS.map((code) => (
              <SecuredField key={code} code={code} label={label(code)} readOnly={readOnly} />
            ))}
          </Columns>
          <SwitchAt path={['delta']} label={label('delta')} />
        </Stack>
      </Section>
      <FilterList path={CONDITIONS} />
    </Stack>
  );
}
