import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/layout/section';
import { Columns } from '@/ui/layout/stack';
import { useFieldLabel } from '../kit/bound-fields';
import { ConnectionAt } from '../kit/connection-field';

const ASSET_SERVICE = ['bynder_connection'];
const PIM = ['akeneo_connection'];

/** Where media come from and where they go; jobs inside the PIM have its connection only. */
export function ConnectionsSection({ hasAssetService }: { hasAssetService: boolean }) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  return (
    <Section title={t('group.connections')}>
      <Columns>
        {hasAssetService && <ConnectionAt path={ASSET_SERVICE} type="bynder" label={label('bynder_connection')} />}
        <ConnectionAt path={PIM} type="akeneo" label={label('akeneo_connection')} />
      </Columns>
    </Section>
  );
}
