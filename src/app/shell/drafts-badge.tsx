import { FilePen, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { needsPerson, useDrafts } from '@/data/drafts/use-drafts';
import { classNames } from '@/ui/theme/class-names';
import styles from './top-bar.module.css';
import { useEffect } from 'react';
import { isOutgoing, type DraftRow } from '@/domain/drafts/draft';
import { wake } from '@/data/sync/sync-client';
import { DRAFTS_PATH } from '@/domain/addresses/paths';
import { registerBackgroundSync, onBackgroundSync } from '../pwa/background-sync';
import { isScreenOf } from './is-screen-of';

/**
 * A link to the drafts on this device, with a warning if some drafts need a decision. Without drafts, the link is
 * visible only in the bottom navigation of a narrow screen.
 */
export function DraftsBadge() {
  const { t } = useTranslation('sync');
  const drafts = useDrafts() ?? [];
  useWakeForDrafts(drafts);
  const isCurrent = isScreenOf([DRAFTS_PATH], useLocation().pathname);
  const needing = drafts.filter(needsPerson).length;
  const count = needing > 0 ? needing : drafts.length;
  const text = count === 0 ? t('drafts.none') : t(needing > 0 ? 'drafts.undecided' : 'drafts.count', { count });
  const Icon = needing > 0 ? TriangleAlert : FilePen;
  return (
    <Link
      to={DRAFTS_PATH}
      data-short={count === 0 ? undefined : t('drafts.none')}
      aria-current={isCurrent ? 'page' : undefined}
      data-tooltip={text}
      className={classNames(styles.link, styles.drafts, count === 0 && styles.none, needing > 0 && styles.needs)}
    >
      <Icon size={14} aria-hidden />
      <span>{text}</span>
      {count > 0 && <span className={styles.count} data-count={count} />}
    </Link>
  );
}

/**
 * While a draft is waiting to be sent, registers a Background Sync, which wakes the sender when the connection returns.
 */
function useWakeForDrafts(drafts: readonly DraftRow[]): void {
  const isWaiting = drafts.some(isOutgoing);
  useEffect(() => (isWaiting ? void registerBackgroundSync() : undefined), [isWaiting]);
  useEffect(() => onBackgroundSync(() => wake('sender')), []);
}
