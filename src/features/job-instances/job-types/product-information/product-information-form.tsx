import { useTranslation } from 'react-i18next';
import { mappingsKey } from '@/domain/configuration/legacy-keys';
import { MULTIBINDING_KEYS } from '@/domain/configuration/pim/multibinding';
import { findJobType } from '@/domain/job-types/registry';
import { Stack } from '@/ui/layout/stack';
import { DeltaSection } from '../kit/delta-section';
import { EntryList } from '../kit/entry-list';
import { useFormInstance } from '../kit/instance-context';
import { useJsonScope } from '../kit/json-scope';
import { AdvancedSection } from './advanced-section';
import { ConnectionsSection } from './connections-section';
import { MAPPINGS } from './mapping/mapping-kinds';
import { MULTIBINDINGS } from './multibinding-kinds';
import { REVERSE_MAPPING } from './reverse-mapping-kind';

/** The nine jobs between asset service and PIM; what each has is its variant. */
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
