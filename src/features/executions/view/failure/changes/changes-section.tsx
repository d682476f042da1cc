import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import type { ApiProblem } from '@/domain/problem';
import { missingText } from '@/i18n/missing-text';
import { FieldChangeList } from '@/shared/instance-change/field-change-list';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { HistoryEntry } from '@/domain/instance';
import { instanceChangesPath } from '@/domain/addresses/links';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { useFailure } from '../use-failure';
import { ChangesElsewhere } from './changes-elsewhere';
import { useVersionWords } from './use-version-words';
import styles from '../failure.module.css';

interface ChangesSectionProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
}

/**
 * The changes of the configuration since the job instance last worked, and after this run. Says what was changed, by
 * whom and when.
 */
export function ChangesSection({ row, steps }: ChangesSectionProps) {
  const { t } = useTranslation('run');
  const { changes, changesAfter, health, isHistoryFresh, historyProblem } = useFailure(row, steps);
  if (row.instanceCode === null) return null;
  const hasSince = changes !== undefined && changes !== 'none';
  const hasAfter = Array.isArray(changesAfter) && changesAfter.length > 0;
  if (!hasSince && !hasAfter) return null;
  const from = Date.parse(health?.streak.lastSuccess?.createdAt ?? '');
  const to = Date.parse(row.createdAt ?? '');
  return (
    <Stack gap={6}>
      {changes === 'unknown' && (
        <Section title={t('changes.title')}>
          <UnknownChanges isHistoryFresh={isHistoryFresh} problem={historyProblem} />
        </Section>
      )}
      {Array.isArray(changes) && (
        <div>
          <Changes title={t('changes.title')} code={row.instanceCode} changes={changes} />
          {to > from && <ChangesElsewhere row={row} from={from} to={to} />}
        </div>
      )}
      {hasAfter && <Changes title={t('changes.after')} code={row.instanceCode} changes={changesAfter} />}
    </Stack>
  );
}

interface ChangesProps {
  title: string;
  /** The code of the integration. */
  code: string;
  changes: readonly HistoryEntry[];
}

function Changes({ title, code, changes }: ChangesProps) {
  const { t } = useTranslation('run');
  const versionWords = useVersionWords();
  return (
    <Section
      title={title}
      actions={
        changes.length > 0 && (
          <LinkButton size="small" to={instanceChangesPath(code, changes)}>
            {t('changes.compare')}
          </LinkButton>
        )
      }
    >
      {changes.length === 0 ? (
        <p className={styles.nothing}>
          <CircleCheck size={16} aria-hidden />
          {t('changes.none')}
        </p>
      ) : (
        <>
          <ul className={styles.versions}>
            {changes.map((entry) => (
              <li key={entry.version} className={styles.note}>
                {versionWords(entry)}
              </li>
            ))}
          </ul>
          <FieldChangeList entries={changes} />
        </>
      )}
    </Section>
  );
}

interface UnknownChangesProps {
  isHistoryFresh: boolean;
  /** Why the history could not be read; null if reading did not fail. */
  problem: ApiProblem | null;
}

/** Says why the changes since the last success are unknown. */
export function UnknownChanges({ isHistoryFresh, problem }: UnknownChangesProps) {
  const { t } = useTranslation('run');
  const reason = useMissingReason(problem);
  const text = isHistoryFresh ? t('changes.notBack') : `${t('changes.notYet')} ${missingText(reason)}`;
  return <p className={styles.note}>{text}</p>;
}
