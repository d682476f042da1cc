import { BookOpen, FilePen, TriangleAlert } from 'lucide-react';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appConfig } from '@/data/config';
import { useDrafts } from '@/data/drafts/use-drafts';
import { usePermissions } from '@/data/session/use-session';
import { instanceConfigurationPath } from '@/domain/addresses/links';
import { missingPart } from '@/domain/configuration/missing-part';
import { JOB_WITH_GUIDE } from '@/domain/job-types/job-codes';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftAddress, draftStatus } from '@/shared/draft-state/draft-status';
import type { InstanceRow } from '@/domain/instance';
import { SHOP_GUIDE_PATH } from '@/domain/addresses/paths';
import { useJobName } from '@/i18n/use-job-name';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { ExactTime } from '@/ui/text/relative-time';
import { useLaunchRefusal } from '@/shared/instance/use-launch';
import { Fact } from '@/ui/text/fact';
import styles from './view.module.css';

/** This part reads versions, so it loads after the screen. */
const UpdatedBy = optionalPart(
  async () => ({ default: (await import('./updated-by')).UpdatedBy }),
  () => null,
);

/** When an instance was last changed and, if this device knows it, by whom. */
function LastChange({ row }: { row: InstanceRow }) {
  return (
    <>
      <ExactTime moment={row.updatedAt} />
      <Suspense fallback={null}>
        <UpdatedBy row={row} />
      </Suspense>
    </>
  );
}

/** Job, times and description of an instance. */
export function InstanceDetails({ row }: { row: InstanceRow }) {
  const { jobCode, createdAt, updatedAt, description } = row;
  const { t } = useTranslation('job-instances');
  const jobName = useJobName();
  const details: { name: string; value: ReactNode; isWhole?: true }[] = [
    { name: t('column.job'), value: jobCode !== null && jobName(jobCode) },
    { name: t('created'), value: createdAt !== null && <ExactTime moment={createdAt} /> },
    { name: t('updated'), value: updatedAt !== null && <LastChange row={row} /> },
    { name: t('column.description'), value: description, isWhole: true },
  ];
  return (
    <dl className={styles.details}>
      {details.map(
        ({ name, value, isWhole }) =>
          value !== false &&
          value !== null &&
          value !== '' && (
            <Fact key={name} name={name} className={isWhole === true ? styles.whole : undefined}>
              {value}
            </Fact>
          ),
      )}
    </dl>
  );
}

/**
 * Notes below the details: a link to the guide, what the configuration lacks, the user's draft, and why the instance
 * cannot be launched. The launch button, not a note, says that the connection is lost: a note would move the page.
 */
export function InstanceNotes({ row }: { row: InstanceRow }) {
  const refusal = useLaunchRefusal(row.enabled);
  return (
    <div className={styles.notes}>
      {row.jobCode === JOB_WITH_GUIDE && <Guide />}
      <MissingPart row={row} />
      <OwnDraft code={row.code} />
      {refusal !== null && <p className={styles.quiet}>{refusal}</p>}
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
      <Link to={SHOP_GUIDE_PATH} className={styles.iconLine}>
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

/** Says what the configuration lacks to work. A person who may change the configuration also gets a link to it. */
function MissingPart({ row: { code, configuration } }: { row: InstanceRow }) {
  const { t } = useTranslation('job-instances');
  const { operate } = usePermissions();
  const missing = useMemo(() => missingPart(configuration), [configuration]);
  if (missing === null) return null;
  return (
    <p className={styles.iconLine}>
      <TriangleAlert size={16} aria-hidden className={styles.warned} />
      {t(`missing.${missing}`)}
      {operate && <Link to={instanceConfigurationPath(code)}>{t('missing.open')}</Link>}
    </p>
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
