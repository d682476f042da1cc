import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '@/domain/permissions';
import { useFormat } from '@/i18n/format/use-format';

const isKnown = (role: string): role is Role => ROLES.some((known) => known === role);

/** The names of roles; one that the console does not know is shown as it is. */
export function RoleNames({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <>{format.list(roles.map((role) => (isKnown(role) ? t(`role.${role}`) : role))) || '–'}</>;
}
