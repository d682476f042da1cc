import { GitCompare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeNames } from '@/domain/runs/health/configured-value';
import type { ChangedField } from '@/domain/runs/health/cause-since';
import { configurationBefore } from '@/domain/versions/follow-field';
import { ChangePlace } from '@/shared/instance-change/change-place';
import { ChangedValues } from '@/shared/instance-change/changed-values';
import { LinkButton } from '@/ui/button/link-button';
import type { Failure } from './use-failure';
import { useVersionWords } from './use-version-words';
import { versionsPath } from './versions-path';
import styles from './failure.module.css';

interface ChangedAdviceProps {
  failure: Failure;
  fields: readonly ChangedField[];
}

/** Says that the fields that caused the failure were changed after the run: how, by whom and when. */
export function ChangedAdvice({ failure, fields }: ChangedAdviceProps) {
  const { t } = useTranslation('run');
  const versionWords = useVersionWords();
  const { row, instance, worksSince } = failure;
  const after = Array.isArray(failure.changesAfter) ? failure.changesAfter : [];
  const used = configurationBefore(after, instance?.configuration ?? '');
  const versions = new Map(fields.map(({ changedIn }) => [changedIn.version, changedIn]));
  return (
    <>
      <div className={styles.advice}>
        <p>{t(worksSince === null ? 'todo.changedSince' : 'todo.changedAndWorks', { count: fields.length })}</p>
        {fields.map(({ usedPath, before, after: now }) => {
          const change = { property: 'configuration', path: placeNames(used, usedPath), before, after: now };
          return (
            <div key={usedPath.join('/')} className={styles.change}>
              <ChangePlace change={change} />
              <ChangedValues change={change} />
            </div>
          );
        })}
        {[...versions.values()].map((entry) => (
          <p key={entry.version} className={styles.note}>
            {versionWords(entry)}
          </p>
        ))}
      </div>
      {row.instanceCode !== null && (
        <LinkButton icon={GitCompare} to={versionsPath(row.instanceCode, after)}>
          {t('todo.compare')}
        </LinkButton>
      )}
    </>
  );
}

/** Says that the configuration was changed after the run, with a link to the differences. */
export function ChangedElsewhere({ failure: { row, changesAfter } }: { failure: Failure }) {
  const { t } = useTranslation('run');
  if (row.instanceCode === null || !Array.isArray(changesAfter)) return null;
  return (
    <p className={styles.note}>
      <Link to={versionsPath(row.instanceCode, changesAfter)}>{t('todo.changedElsewhere')}</Link>
    </p>
  );
}
