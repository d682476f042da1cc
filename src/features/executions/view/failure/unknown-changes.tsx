import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import styles from './failure.module.css';

/** Says why the changes since the last success are unknown. */
export function UnknownChanges({ isHistoryFresh }: { isHistoryFresh: boolean }) {
  const { t } = useTranslation('run');
  const online = useOnline();
  const reason = isHistoryFresh ? 'changes.notBack' : online ? 'changes.notYet' : 'changes.unknown';
  return <p className={styles.note}>{t(reason)}</p>;
}
