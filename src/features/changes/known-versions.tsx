import { useTranslation } from 'react-i18next';
import type { HistoryLoader } from '@/data/queries/changes/use-history-loader';
import type { NamedInstance, RecentChanges } from '@/data/queries/changes/use-recent-changes';
import { useAsOf, useOnline } from '@/data/sync/use-sync';
import { companyNameOf } from '@/domain/company';
import { instanceHistoryPath } from '@/domain/addresses/links';
import { formatMoment } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { tooltip } from '@/ui/overlay/tooltip';
import { classNames } from '@/ui/theme/class-names';
import { instanceName } from './instance-name';
import styles from './changes.module.css';
import { Link } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';

interface KnownVersionsProps {
  known: RecentChanges;
  loader: HistoryLoader;
}

/** Says for how many integrations this device has all changes of the period, and offers to load what is missing. */
export function KnownVersions({ known: { count, missing, cut }, loader }: KnownVersionsProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const asOf = useAsOf();
  const { progress, problem, stop } = loader;
  const number = format.number(count);
  const complete = count - missing.length - cut.length;
  const text =
    complete === count
      ? t('known.all', { count, number })
      : t('known.part', { count, number, known: format.number(complete) });
  if (count === 0) return null;
  return (
    <span className={styles.known}>
      {asOf !== null && <span>{t('known.asOf', { time: formatMoment(asOf) })}</span>}
      <span role="status">
        {progress === null
          ? text
          : t('known.progress', { done: format.number(progress.done), number: format.number(progress.count) })}
        {progress === null && problem !== null && missing.length > 0 && (
          <span {...tooltip(problemText(problem))}> {t('known.failed')}</span>
        )}
      </span>
      {progress === null ? (
        <LoadButton missing={missing} loader={loader} />
      ) : (
        <Button size="small" onClick={stop}>
          {t('known.stop')}
        </Button>
      )}
    </span>
  );
}

/** Reserves the space of `KnownVersions` until the list is read, so that nothing below moves. */
export const KnownPlaceholder = () => <span className={classNames(styles.known, styles.placeholder)} aria-hidden />;

interface LoadButtonProps {
  missing: readonly NamedInstance[];
  loader: HistoryLoader;
}

/** A button that loads the versions missing on this device. Renders nothing if no versions are missing. */
export function LoadButton({ missing, loader }: LoadButtonProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const online = useOnline();
  if (missing.length === 0) return null;
  const values = { count: missing.length, number: format.number(missing.length) };
  return (
    <Button
      size="small"
      disabledReason={online ? null : t('error.offline', { ns: 'common' })}
      onClick={() => loader.load(missing.map(({ code }) => code))}
    >
      {t('known.load', values)}
    </Button>
  );
}

/**
 * Lists the integrations whose changes, or whose older changes, are missing on this device. Links to their histories.
 */
export function MissingVersions({ known: { missing, cut } }: { known: RecentChanges }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  return (['missing', 'cut'] as const).map((key) => {
    const instances = { missing, cut }[key];
    const values = { count: instances.length, number: format.number(instances.length) };
    return (
      instances.length > 0 && (
        <details key={key} className={styles.missing}>
          <summary>{t(key, values)}</summary>
          <InstanceList instances={instances} />
        </details>
      )
    );
  });
}

function InstanceList({ instances }: { instances: readonly NamedInstance[] }) {
  const { superAdmin } = usePermissions();
  return (
    <ul>
      {instances.map((instance) => (
        <li key={instance.code}>
          <Link to={instanceHistoryPath(instance.code)}>{instanceName(instance)}</Link>
          {superAdmin && <span className={styles.note}> {companyNameOf(instance)}</span>}
        </li>
      ))}
    </ul>
  );
}
