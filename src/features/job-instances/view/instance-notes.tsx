import { BookOpen, FilePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appConfig } from '@/data/config';
import { useDrafts } from '@/data/drafts/use-drafts';
import { JOB_WITH_GUIDE } from '@/domain/job-types/job-codes';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftAddress, draftStatus } from '@/shared/draft-state/draft-status';
import type { InstanceRow } from '@/domain/instance';
import { useLaunchObstacle } from '@/shared/launch/use-launch';
import styles from './view.module.css';

/** Notes below the head: description, guide, draft, and why the instance cannot be launched. */
export function InstanceNotes({ row }: { row: InstanceRow }) {
  const obstacle = useLaunchObstacle(row.enabled);
  return (
    <div className={styles.notes}>
      {row.description !== null && row.description !== '' && <p className={styles.description}>{row.description}</p>}
      {row.jobCode === JOB_WITH_GUIDE && <Guide />}
      <OwnDraft code={row.code} />
      {obstacle !== null && <p className={styles.quiet}>{obstacle}</p>}
    </div>
  );
}

function Guide() {
  const { t } = useTranslation('job-instances');
  const { guideUrl } = appConfig();
  const content = (
    <>
      <BookOpen size={16} aria-hidden />
      {t('view.guide')}
    </>
  );
  if (guideUrl === null) {
    return (
      <Link to="/guides/bynder-shopify-setup" className={styles.iconLine}>
        {content}
      </Link>
    );
  }
  return (
    <a href={guideUrl} target="_blank" rel="noopener noreferrer" className={styles.iconLine}>
      {content}
    </a>
  );
}

function OwnDraft({ code }: { code: string }) {
  const { t } = useTranslation('job-instances');
  const draft = useDrafts()?.find((candidate) => candidate.code === code);
  if (draft === undefined) return null;
  return (
    <p className={styles.iconLine}>
      <FilePen size={16} aria-hidden />
      <Link to={draftAddress(draft)}>{t('view.draft')}</Link>
      <DraftBadge status={draftStatus(draft)} />
    </p>
  );
}
