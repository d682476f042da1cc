import { useTranslation } from 'react-i18next';
import { BATCH_SIZE, BATCH_SIZE_KEYS } from '@/domain/job-types/jobs/product-information-sync';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { NumberAt, SwitchAt, TextAt, useFieldLabel } from '../kit/bound-fields';
import { useValueAt } from '../kit/json-scope';

const SUFFIX = ['suffixAssetCodeWithFamilyCode'];
const KEYWORD = ['keyword'];

/** Batch sizes, how asset codes are made, and a keyword where the configuration has one. */
export function AdvancedSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const hasKeyword = useValueAt(KEYWORD) !== undefined;
  return (
    <Section title={t('group.advanced')}>
      <Stack gap={4}>
        <Columns>
          {BATCH_SIZE_KEYS.map((key) => (
            <NumberAt
              key={key}
              path={[key]}
              label={label(key)}
              help={t('hint.batchSize')}
              initial={BATCH_SIZE.initial}
            />
          ))}
          {hasKeyword && <TextAt path={KEYWORD} label={label('keyword')} />}
        </Columns>
        <SwitchAt path={SUFFIX} label={label('suffixAssetCodeWithFamilyCode')} />
      </Stack>
    </Section>
  );
}
