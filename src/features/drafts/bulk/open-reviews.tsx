import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBulkTasks } from '@/data/bulk/use-bulk';
import { reviewPath } from '@/domain/addresses/links';
import { TimeWithAge } from '@/ui/text/time-with-age';
import styles from './review.module.css';

/** Links to the reviews of many integrations that this device keeps. */
export function OpenReviews() {
  const { t } = useTranslation('bulk');
  const tasks = useBulkTasks() ?? [];
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.reviews} aria-label={t('reviews.label')}>
      {tasks.map(({ id, task, count, createdAt }) => (
        <li key={id}>
          <Link to={reviewPath(id)}>{t(task.kind === 'change' ? 'reviews.change' : 'reviews.launch', { count })}</Link>{' '}
          <span className={styles.quiet}>
            <TimeWithAge moment={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
