import { useTranslation } from 'react-i18next';
import { useUnknownNames } from './use-unknown-names';
import styles from './names.module.css';

/** Says how many names of the entry are unknown, and that Apply is still possible. Renders nothing if all are known. */
export function UnknownNamesText() {
  const { t } = useTranslation('names');
  const { length: count } = useUnknownNames();
  return count === 0 ? null : <span className={styles.count}>{t('entry.unknown', { count })}</span>;
}
