import { useTranslation } from 'react-i18next';
import { useJobName } from '@/i18n/use-job-name';
import { Banner } from '@/ui/feedback/banner';
import type { RefusedChoice } from './file-choice';
import styles from './copies.module.css';

/** Says why a file cannot be imported, and shows the faulty line if it is known. */
export function RefusedFileBanner({ chosen }: { chosen: RefusedChoice }) {
  const { t } = useTranslation('copies');
  const jobName = useJobName();
  const { name, refused, job = '', field = '', place = null } = chosen;
  return (
    <Banner kind="error">
      <p>{t(`import.refused.${refused}`, { name, job: jobName(job), field })}</p>
      {place !== null && (
        <p>
          {t('import.place', { line: place.line, column: place.column })}{' '}
          <code className={styles.line}>
            {place.before}
            <mark>{place.at === '' ? ' ' : place.at}</mark>
            {place.after}
          </code>
        </p>
      )}
    </Banner>
  );
}
