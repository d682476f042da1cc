import { companySsoPath } from '@/domain/addresses/links';
import { COMPANIES_PATH, USERS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { Building2, ChevronRight, KeySquare, UsersRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermissions, useSession } from '@/data/session/use-session';
import { PageHead } from '@/ui/layout/page-head';
import { useFormat } from '@/i18n/format/use-format';
import { Section } from '@/ui/layout/section';
import styles from './system-page.module.css';
import { ThisDevice } from './this-device';
import { useEffect, useState } from 'react';
import type { OnlinePage } from '@/data/online/online-call';
import { readUsers } from '@/data/online/users';
import { useCompanies } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import type { User } from '@/domain/users/user';
import { useRowCountText } from '@/shared/online-list/use-row-count-text';

interface Card {
  to: string;
  icon: LucideIcon;
  name: 'users' | 'companies' | 'sso';
}

/** /configuration: links to everything that the user may administer, and the settings of this device. */
export function SystemPage() {
  const { t } = useTranslation('system');
  const { superAdmin } = usePermissions();
  const companyCode = useSession()?.user.companyCode ?? null;
  const counts = useCounts();
  const cards: Card[] = [
    { to: USERS_PATH, icon: UsersRound, name: 'users' },
    ...(superAdmin ? [{ to: COMPANIES_PATH, icon: Building2, name: 'companies' } as const] : []),
    ...(companyCode === null ? [] : [{ to: companySsoPath(companyCode), icon: KeySquare, name: 'sso' } as const]),
  ];
  return (
    <>
      <PageHead
        title={t('nav.system', { ns: 'common' })}
        crumbs={[
          { label: t('app.home', { ns: 'common' }), to: HOME_PATH },
          { label: t('nav.system', { ns: 'common' }) },
        ]}
      />
      <div className={styles.columns}>
        <Section title={t('administration')}>
          <ul className={styles.cards}>
            {cards.map(({ to, icon: Icon, name }) => (
              <li key={name}>
                <Link to={to} className={styles.card}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  <span className={styles.words}>
                    <span className={styles.name}>{t(`${name}.name`)}</span>
                    <span className={styles.text}>{t(`${name}.text`)}</span>
                  </span>
                  <span className={styles.count}>{name === 'sso' ? null : counts[name]}</span>
                  <ChevronRight size={16} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <ThisDevice />
      </div>
    </>
  );
}

/**
 * The number of users and companies that the user may administer; undefined while unknown. Offline, users are not
 * counted.
 */
function useCounts(): { users: string | undefined; companies: string | undefined } {
  const online = useOnline();
  const format = useFormat();
  const rowCountText = useRowCountText();
  const [users, setUsers] = useState<OnlinePage<User>>();
  useEffect(() => {
    if (!online) return;
    let isGone = false;
    const read = async (): Promise<void> => {
      const outcome = await readUsers({}, 1);
      if (outcome.ok && !isGone) setUsers(outcome.value);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [online]);
  const companies = useCompanies()?.length;
  return { users: users && rowCountText(users), companies: companies ? format.number(companies) : undefined };
}
