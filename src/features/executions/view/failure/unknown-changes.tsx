import { useTranslation } from 'react-i18next';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import type { ApiProblem } from '@/domain/problem';
import { missingText } from '@/i18n/missing-text';
import styles from './failure.module.css';

interface UnknownChangesProps {
  isHistoryFresh: boolean;
  /** Why the history could not be read; null if that did not fail. */
  problem: ApiProblem | null;
}

/** Says why the changes since the last success are unknown. */
export function UnknownChanges({ isHistoryFresh, problem }: UnknownChangesProps) {
  const { t } = useTranslation('run');
  const reason = useMissingReason(problem);
  const text = isHistoryFresh ? t('changes.notBack') : `${t('changes.notYet')} ${missingText(reason)}`;
  return <p className={styles.note}>{text}</p>;
}
