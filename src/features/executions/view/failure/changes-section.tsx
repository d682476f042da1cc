import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { versionsPath } from './versions-path';
import { formatDateTime } from '@/i18n/format/date';
import { FieldChangeList } from '@/shared/instance-change/field-change-list';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { useFailure } from './use-failure';
import styles from './failure.module.css';

interface ChangesSectionProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
}

/** What changed in the configuration since the job instance last worked, by whom and when. */
export function ChangesSection({ row, steps }: ChangesSectionProps) {
  const { t } = useTranslation('run');
  const { changes } = useFailure(row, steps);
  if (changes === undefined || changes === 'none' || row.instanceCode === null) return null;
  if (changes === 'unknown')
    return (
      <Section title={t('changes.title')}>
        <p className={styles.note}>{t('changes.unknown')}</p>
      </Section>
    );
  return (
    <Section
      title={t('changes.title')}
      actions={
        changes.length > 0 && (
          <LinkButton size="small" to={versionsPath(row.instanceCode, changes)}>
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
          <ul>
            {changes.map(({ version, username, loggedAt }) => (
              <li key={version} className={styles.note}>
                {t('changes.by', {
                  version,
                  who: username ?? t('history.system', { ns: 'instance-tabs' }),
                  time: formatDateTime(loggedAt),
                })}
              </li>
            ))}
          </ul>
          <FieldChangeList entries={changes} />
        </>
      )}
    </Section>
  );
}
