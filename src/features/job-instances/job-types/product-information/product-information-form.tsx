import { useTranslation } from 'react-i18next';
import { mappingsKey } from '@/domain/configuration/legacy-keys';
import { MULTIBINDING_KEYS } from '@/domain/configuration/pim/multibinding';
import { findJobType } from '@/domain/job-types/registry';
import { Stack, Columns } from '@/ui/layout/stack';
import { DeltaSection } from '../kit/fields/delta-section';
import { EntryList } from '../kit/entries/entry-list';
import { useFormInstance } from '../kit/scope/instance-context';
import { useJsonScope, useValueAt } from '../kit/scope/json-scope';
import { MAPPINGS } from './mapping-kinds';
import { MULTIBINDINGS } from './multibinding-kinds';
import { REVERSE_MAPPING } from './reverse-mapping-kind';
import { Section } from '@/ui/layout/section';
import { useFieldLabel, BoundNumberField, BoundSwitch, BoundTextField } from '../kit/fields/bound-fields';
import { BoundConnectionSelect } from '../kit/fields/connection-field';
import { BATCH_SIZE, BATCH_SIZE_KEYS } from '@/domain/job-types/jobs/product-information-sync';

/** The form of the nine jobs between asset service and PIM. The job's variant decides which sections are shown. */
export function ProductInformationForm() {
  const { t } = useTranslation('job-forms');
  const { text } = useJsonScope();
  const job = findJobType(useFormInstance().jobCode);
  if (job.form !== 'product-information') return null;
  const { hasAssetServiceConnection, mappingKind, bindingKind, hasReverseMapping } = job.variant;
  return (
    <Stack gap={6}>
      <ConnectionsSection hasAssetService={hasAssetServiceConnection} />
      <DeltaSection />
      {mappingKind !== null && (
        <EntryList
          path={[mappingsKey(text)]}
          kind={MAPPINGS[mappingKind]}
          title={t('group.mappings')}
          empty={t('empty.mappings')}
        />
      )}
      {bindingKind !== null && (
        <EntryList
          path={[MULTIBINDING_KEYS[bindingKind]]}
          kind={MULTIBINDINGS[bindingKind]}
          title={t(`group.multibindings.${bindingKind}`)}
          empty={t('empty.multibindings')}
        />
      )}
      {hasReverseMapping && (
        <EntryList
          path={['reverseMapping']}
          kind={REVERSE_MAPPING}
          title={t('group.reverseMapping')}
          empty={t('empty.reverseMapping')}
        />
      )}
      <AdvancedSection />
    </Stack>
  );
}

const ASSET_SERVICE = ['bynder_connection'];
const PIM = ['akeneo_connection'];

/** The connections to the asset service and the PIM. Jobs inside the PIM have only the PIM connection. */
function ConnectionsSection({ hasAssetService }: { hasAssetService: boolean }) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  return (
    <Section title={t('group.connections')}>
      <Columns>
        {hasAssetService && (
          <BoundConnectionSelect path={ASSET_SERVICE} type="bynder" label={label('bynder_connection')} />
        )}
        <BoundConnectionSelect path={PIM} type="akeneo" label={label('akeneo_connection')} />
      </Columns>
    </Section>
  );
}

const SUFFIX = ['suffixAssetCodeWithFamilyCode'];
const KEYWORD = ['keyword'];

/** Batch sizes, the suffix of asset codes, and the keyword if the configuration has one. */
function AdvancedSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const hasKeyword = useValueAt(KEYWORD) !== undefined;
  return (
    <Section title={t('group.advanced')}>
      <Stack gap={4}>
        <Columns>
          {BATCH_SIZE_KEYS.map((key) => (
            <BoundNumberField
              key={key}
              path={[key]}
              label={label(key)}
              help={t('hint.batchSize', { min: BATCH_SIZE.min, max: BATCH_SIZE.max })}
              initial={BATCH_SIZE.initial}
            />
          ))}
          {hasKeyword && <BoundTextField path={KEYWORD} label={label('keyword')} />}
        </Columns>
        <BoundSwitch path={SUFFIX} label={label('suffixAssetCodeWithFamilyCode')} />
      </Stack>
    </Section>
  );
}
