import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { KIND_ICONS, useKindName } from '../connection-kind';
import { PageHead } from '@/ui/layout/page-head';
import { newConnectionPath } from '@/domain/addresses/links';
import { CONNECTION_TYPES, isCreatable } from '@/domain/connection';
import { useConnectionCrumbs } from '../use-connection-crumbs';
import styles from './kind-choice.module.css';

const OFFERED = CONNECTION_TYPES.filter(isCreatable);

/** /connections/create: asks for the kind of the new connection. */
export function ConnectionTypePage() {
  const { t } = useTranslation('connections');
  const kindName = useKindName();
  return (
    <>
      <PageHead title={t('create.title')} crumbs={useConnectionCrumbs(t('create.title'))} />
      <p>{t('create.question')}</p>
      <ul className={styles.kinds}>
        {OFFERED.map((type) => {
          const Icon = KIND_ICONS[type];
          return (
            <li key={type}>
              <Link to={newConnectionPath(type)} className={styles.kind}>
                <Icon size={40} strokeWidth={1.25} aria-hidden />
                <span className={styles.name}>{kindName(type)}</span>
                <span className={styles.text}>{t(`create.${type}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.text}>{t('create.shop')}</p>
    </>
  );
}
