import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { removeTask } from '@/data/bulk/bulk-tasks';
import { useBulkTasks } from '@/data/bulk/use-bulk';
import { reviewPath } from '@/domain/addresses/links';
import { withStorage } from '@/shared/draft-state/with-storage';
import { IconButton } from '@/ui/button/icon-button';
import { RowSection } from '@/ui/layout/row-section';
import { TimeWithAge } from '@/ui/text/time-with-age';
import styles from './review.module.css';

/** Links to the reviews on this device, each with a button that removes the review but keeps its drafts. */
export function OpenReviews() {
  const { t } = useTranslation('bulk');
  const tasks = useBulkTasks() ?? [];
  if (tasks.length === 0) return null;
  return (
    <RowSection title={t('reviews.label')}>
      {tasks.map(({ id, task, count, createdAt }) => (
        <li key={id}>
          <Link to={reviewPath(id)}>{t(task.kind === 'change' ? 'reviews.change' : 'reviews.launch', { count })}</Link>
          <span className={styles.quiet}>
            <TimeWithAge moment={createdAt} />
          </span>
          <IconButton
            icon={X}
            size="small"
            label={t('reviews.remove')}
            onClick={() => void withStorage(({ drafts }) => removeTask(drafts, id))}
          />
        </li>
      ))}
    </RowSection>
  );
}
