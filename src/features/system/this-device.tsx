import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDrafts } from '@/data/drafts/use-drafts';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { DIAGNOSTICS_PATH } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { ColourModeSelect, LanguageSelect } from '@/shared/account/preference-selects';
import { Section } from '@/ui/layout/section';
import styles from './system-page.module.css';

/** The language and colour mode of this browser, and how much data of the console it stores. */
export function ThisDevice() {
  const { t } = useTranslation('system');
  const format = useFormat();
  const drafts = useDrafts()?.length;
  const kept = useCacheQuery(
    async (cache) => ({
      executions: await cache.executions.count(),
      integrations: await cache.instances.count(),
      connections: await cache.connections.count(),
    }),
    [],
  );
  const number = (count: number | undefined): string => (count === undefined ? '' : format.number(count));
  return (
    <Section title={t('device.title')} hint={t('device.hint')}>
      <div className={styles.device}>
        <div className={styles.preferences}>
          <LanguageSelect />
          <ColourModeSelect />
        </div>
        <dl className={styles.kept}>
          <dt>{t('device.executions')}</dt>
          <dd>{number(kept?.executions)}</dd>
          <dt>{t('device.integrations')}</dt>
          <dd>{number(kept?.integrations)}</dd>
          <dt>{t('device.connections')}</dt>
          <dd>{number(kept?.connections)}</dd>
          <dt>{t('device.drafts')}</dt>
          <dd>{number(drafts)}</dd>
        </dl>
        <Link to={DIAGNOSTICS_PATH}>{t('device.diagnostics')}</Link>
      </div>
    </Section>
  );
}
