import { GitCompare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeNames } from '@/domain/runs/health/configured-value';
import type { ChangedField } from '@/domain/runs/health/cause-since';
import { useNewestRunTime } from '@/data/queries/health/use-run-health';
import type { HistoryEntry } from '@/domain/instance';
import { configurationBefore } from '@/domain/versions/follow-field';
import { changesConfiguration, splitAtRun } from '@/domain/versions/runs/split-at-run';
import { instanceChangesPath } from '@/domain/addresses/links';
import { ChangePlace } from '@/shared/instance-change/change-place';
import { ChangedValues } from '@/shared/instance-change/changed-values';
import { LinkButton } from '@/ui/button/link-button';
import type { Failure } from '../use-failure';
import { useVersionWords } from '../changes/use-version-words';
import styles from '../failure.module.css';

interface ChangedAdviceProps {
  failure: Failure;
  fields: readonly ChangedField[];
}

/**
 * Says how the fields that caused the failure were changed after the run, by whom and when. If a run worked before
 * these changes, says only that the integration works again, and that it was changed later.
 */
export function ChangedAdvice({ failure, fields }: ChangedAdviceProps) {
  const { t } = useTranslation('run');
  const versionWords = useVersionWords();
  const { row, instance, worksSince } = failure;
  const after = Array.isArray(failure.changesAfter) ? failure.changesAfter : [];
  const usedByRun = configurationBefore(after, instance?.configuration ?? '');
  const { used, later } = splitAtRun(after, worksSince?.createdAt ?? null);
  // A version saved after the run that worked cannot be the reason why that run worked.
  const isRepair = fields.every(({ changedIn }) => used.includes(changedIn));
  const count = fields.length;
  const versions = new Map(fields.map(({ changedIn }) => [changedIn.version, changedIn]));
  return (
    <>
      <div className={styles.advice}>
        <p>
          {isRepair
            ? t(worksSince === null ? 'todo.changedSince' : 'todo.changedAndWorks', { count })
            : t('todo.worksAgain')}
        </p>
        {isRepair &&
          fields.map(({ usedPath, before, after: now }) => {
            const change = { property: 'configuration', path: placeNames(usedByRun, usedPath), before, after: now };
            return (
              <div key={usedPath.join('/')} className={styles.change}>
                <ChangePlace change={change} />
                <ChangedValues change={change} />
              </div>
            );
          })}
        {isRepair &&
          [...versions.values()].map((entry) => (
            <p key={entry.version} className={styles.note}>
              {versionWords(entry)}
            </p>
          ))}
        {row.instanceCode !== null && changesConfiguration(later) && (
          <ChangedLater code={row.instanceCode} changes={later} isAgain={isRepair} />
        )}
      </div>
      {row.instanceCode !== null && (
        <LinkButton icon={GitCompare} to={instanceChangesPath(row.instanceCode, isRepair ? used : later)}>
          {t('todo.compare')}
        </LinkButton>
      )}
    </>
  );
}

interface ChangedLaterProps {
  /** The code of the integration. */
  code: string;
  /** The versions saved after the later run that worked, oldest first. */
  changes: readonly HistoryEntry[];
  /** True if the configuration was also changed before the run that worked. */
  isAgain: boolean;
}

/**
 * Says that the configuration was changed after the run that worked, and whether the integration has run since that
 * change.
 */
function ChangedLater({ code, changes, isAgain }: ChangedLaterProps) {
  const { t } = useTranslation('run');
  const versionWords = useVersionWords();
  const newest = useNewestRunTime(code);
  const last = changes.findLast((entry) => changesConfiguration([entry]));
  if (newest === undefined || last === undefined) return null;
  const hasRun = Date.parse(newest ?? '') >= Date.parse(last.loggedAt ?? '');
  const words = isAgain
    ? t(hasRun ? 'todo.changedAgain' : 'todo.changedAgainNotRun')
    : t(hasRun ? 'todo.changedLater' : 'todo.changedLaterNotRun');
  return (
    <>
      <p>{words}</p>
      <p className={styles.note}>
        <Link to={instanceChangesPath(code, changes)}>{versionWords(last)}</Link>
      </p>
    </>
  );
}

/**
 * Says that the configuration was changed after the run, but not in the fields that caused the failure. Links to the
 * differences.
 */
export function ChangedElsewhere({ failure: { row, changesAfter } }: { failure: Failure }) {
  const { t } = useTranslation('run');
  if (row.instanceCode === null || !Array.isArray(changesAfter)) return null;
  return (
    <p className={styles.note}>
      <Link to={instanceChangesPath(row.instanceCode, changesAfter)}>{t('todo.changedElsewhere')}</Link>
    </p>
  );
}
