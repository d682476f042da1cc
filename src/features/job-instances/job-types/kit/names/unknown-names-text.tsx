import { useTranslation } from 'react-i18next';
import { useUnknownNames } from './use-unknown-names';
import styles from './names.module.css';

/** How many names of the entry are unknown, and that it can be applied all the same; nothing if there are none. */
export function UnknownNamesText() {
  const { t } = useTranslation('names');
  const { length: count } = useUnknownNames();
  return count === 0 ? null : <span className={styles.count}>{t('entry.unknown', { count })}</span>;
}
