import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { usePermissions } from '@/data/session/use-session';
import { instanceChangesPath } from '@/domain/addresses/links';
import { restoreRequest } from '@/domain/addresses/router-state';
import { differencesBetween, sameFields } from '@/domain/copies/differences';
import { missingText } from '@/i18n/missing-text';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { SideMark } from '@/shared/instance-change/side-mark';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import type { ComparedRun } from './use-compared-run';
import { useRunTitle } from './use-run-facts';
import type { RunVersion } from './use-run-version';
import { WaitingNote } from './waiting-note';
import styles from './compare.module.css';

interface UsedConfigurationsProps {
  a: ComparedRun;
  b: ComparedRun;
  /** True to also show the fields that are the same in both. */
  isWhole: boolean;
}

type Known = Extract<RunVersion, { state: 'known' }>;

/** The settings and configurations that two runs used, side by side. Buttons restore the versions that they used. */
export function UsedConfigurations({ a, b, isWhole }: UsedConfigurationsProps) {
  const { t } = useTranslation('copies');
  const [left, right] = [a.version, b.version];
  const known = left.state === 'known' && right.state === 'known' ? { a: left, b: right } : null;
  const number = ({ version, oldest }: Known): string => {
    if (version !== null) return t('runs.version', { version });
    return oldest === null ? t('runs.noneKept') : t('runs.older', { version: oldest });
  };
  return (
    <Section
      title={t('runs.configuration')}
      note={known !== null && t('runs.versions', { a: number(known.a), b: number(known.b) })}
    >
      {known === null ? (
        <Unknown a={a} b={b} />
      ) : (
        <KnownConfigurations runs={{ a, b }} versions={known} isWhole={isWhole} />
      )}
      <p className={styles.versionNote}>{t('runs.versionNote')}</p>
      {known !== null && <Restores runs={{ a, b }} versions={known} />}
    </Section>
  );
}

type Sides<Value> = Record<'a' | 'b', Value>;

function KnownConfigurations({
  runs,
  versions,
  isWhole,
}: {
  runs: Sides<ComparedRun>;
  versions: Sides<Known>;
  isWhole: boolean;
}) {
  const { t } = useTranslation('copies');
  const titleOf = useRunTitle();
  const { value: a } = versions.a;
  const { value: b } = versions.b;
  const { changes, same, hasOtherJob } = useMemo(() => {
    const differences = differencesBetween(a, b);
    return { ...differences, same: sameFields(a, b, differences) };
  }, [a, b]);
  const shown = isWhole ? [...changes, ...same] : changes;
  const head = (side: 'a' | 'b') => (
    <>
      <SideMark side={side} />
      {titleOf(runs[side].row)}
    </>
  );
  return (
    <>
      {hasOtherJob && <p className={styles.note}>{t('compare.otherJob')}</p>}
      {changes.length === 0 && <p>{t('runs.sameConfiguration')}</p>}
      {shown.length > 0 && (
        <DifferenceTable label={t('runs.configuration')} changes={shown} a={head('a')} b={head('b')} isEqual />
      )}
    </>
  );
}

/** Says why the configurations cannot be compared yet. */
function Unknown({ a, b }: Sides<ComparedRun>) {
  const { t } = useTranslation('copies');
  const runs = [a, b];
  const missing = runs.flatMap(({ version }) => (version.state === 'missing' ? [version] : []));
  const reason = useMissingReason(missing.find(({ problem }) => problem !== null)?.problem ?? null);
  const gone = runs.find(({ version }) => version.state === 'noInstance');
  if (gone !== undefined) return <WaitingNote text={t('runs.noInstance', { id: gone.row.id })} onRetry={null} />;
  if (missing.length === 0) return <WaitingNote text={t('runs.reading')} onRetry={null} />;
  const retry = (): void => {
    for (const version of missing) version.retry();
  };
  return (
    <WaitingNote
      text={`${t('runs.noVersions')} ${missingText(reason)}`}
      onRetry={reason.state === 'failed' ? retry : null}
    />
  );
}

/**
 * A button for each used version except the newest version. The button opens the history, which restores the version.
 */
function Restores({ runs, versions }: { runs: Sides<ComparedRun>; versions: Sides<Known> }) {
  const { t } = useTranslation('copies');
  const { operate } = usePermissions();
  const navigate = useNavigate();
  const offers = (['a', 'b'] as const).flatMap((side) => {
    const { version, newest, value } = versions[side];
    if (version === null || newest === null || version === newest) return [];
    // The address compares this version with the newest version, so that the history loads all versions from the newest
    // back to this one.
    const path = instanceChangesPath(value.code, [{ version: version + 1 }, { version: newest }]);
    return [{ side, code: value.code, version, path }];
  });
  const isSameOffer = offers[0]?.code === offers[1]?.code && offers[0]?.version === offers[1]?.version;
  if (!operate || offers.length === 0) return null;
  return (
    <div className={styles.restores}>
      {(isSameOffer ? offers.slice(0, 1) : offers).map(({ side, version, path }) => (
        <Button key={side} icon={History} onClick={() => void navigate(path, { state: restoreRequest(version) })}>
          {runs.a.row.instanceCode === runs.b.row.instanceCode
            ? t('runs.restore', { version })
            : t('runs.restoreSide', { version, side: side.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
}
