import { INSTANCES_PATH, TRACKER_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { PageHead } from '@/ui/layout/page-head';
import styles from './setup-guide.module.css';

/** The steps. `to` is the screen to which a step links; null if the step has no link. */
const STEPS = [
  { name: 'open', to: INSTANCES_PATH },
  { name: 'configure', to: null },
  { name: 'launch', to: TRACKER_PATH },
  { name: 'verify', to: null },
] as const;

/** /guides/bynder-shopify-setup: public guide from a newly connected shop to its first pictures. */
export function SetupGuidePage() {
  const { t } = useTranslation('activation');
  const isSignedIn = useSession() !== null;
  return (
    <>
      <PageHead title={t('guide.title')} crumbs={null} facts={[t('guide.fact')]} />
      <ol className={styles.steps}>
        {STEPS.map(({ name, to }) => (
          <li key={name} className={styles.step}>
            <h2 className={styles.name}>{t(`guide.${name}.title`)}</h2>
            <p>{t(`guide.${name}.text`)}</p>
            {to !== null && isSignedIn && <Link to={to}>{t(`guide.${name}.link`)}</Link>}
          </li>
        ))}
      </ol>
    </>
  );
}
