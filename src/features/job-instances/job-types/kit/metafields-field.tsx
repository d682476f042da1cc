import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshMetafields, useMetafieldKeys, type ConnectionId } from '@/data/queries/use-reference-data';
import type { Path } from '@/domain/configuration/schema/path';
import type { MetafieldOwner } from '@/lib/database/rows';
import { TagsAt } from './bound-fields';

/** The shop connections whose metafields the fields below offer, also those in the modal of an entry. */
const MetafieldSourcesContext = createContext<readonly ConnectionId[]>([]);

/** Has the metafields of these shop connections offered below, and read anew once for all of it. */
export function MetafieldSources({ connectionIds, children }: { connectionIds: ConnectionId[]; children: ReactNode }) {
  useFreshMetafields(connectionIds);
  const key = JSON.stringify(connectionIds);
  const stable = useMemo(() => JSON.parse(key) as ConnectionId[], [key]);
  return <MetafieldSourcesContext value={stable}>{children}</MetafieldSourcesContext>;
}

interface MetafieldsAtProps {
  path: Path;
  ownerType: MetafieldOwner;
  label: string;
  required?: boolean;
}

/** Keys of metafields ("namespace.key"): those that the shop has are offered, any other can be typed. */
export function MetafieldsAt({ ownerType, ...field }: MetafieldsAtProps) {
  const { t } = useTranslation('job-forms');
  const keys = useMetafieldKeys(useContext(MetafieldSourcesContext), ownerType);
  const suggestions = useMemo(
    () => (keys ?? []).map(({ key, name }) => ({ value: key, label: key, ...(name !== null && { note: name }) })),
    [keys],
  );
  return <TagsAt {...field} keys="separators" suggestions={suggestions} help={t('hint.metafields')} />;
}
