import { FilePen, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { needsPerson, useDrafts } from '@/data/drafts/use-drafts';
import { useWakeForDrafts } from '../pwa/use-wake-for-drafts';
import { classNames } from '@/ui/theme/class-names';
import styles from './top-bar.module.css';

/** A link to the drafts of this device, if there are any; marks drafts that need a decision. */
export function DraftsBadge() {
  const { t } = useTranslation('sync');
  const drafts = useDrafts() ?? [];
  useWakeForDrafts(drafts);
  if (drafts.length === 0) return null;
  const needing = drafts.filter(needsPerson).length;
  const text = needing > 0 ? t('drafts.needYou', { count: needing }) : t('drafts.count', { count: drafts.length });
  const Icon = needing > 0 ? TriangleAlert : FilePen;
  return (
    <Link
      to="/drafts"
      aria-label={text}
      title={text}
      className={classNames(styles.drafts, needing > 0 && styles.needs)}
    >
      <Icon size={14} aria-hidden />
      <span className={styles.words}>{text}</span>
      <span className={styles.count}>{needing > 0 ? needing : drafts.length}</span>
    </Link>
  );
}
