import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMetafieldKeys, type ConnectionId } from '@/data/queries/use-reference-data';
import type { Path } from '@/domain/configuration/schema/path';
import type { MetafieldOwner } from '@/domain/connection';
import { BoundTagField } from './bound-fields';
import { useFormInstance } from '../scope/instance-context';
import { useJsonScope } from '../scope/json-scope';
import { useShopIds } from './use-shop-ids';
import { useStable } from '@/data/use-stable';

/** The shop connections whose metafields the descendant fields offer, including fields in an entry's modal. */
const MetafieldSourcesContext = createContext<readonly ConnectionId[]>([]);

/**
 * Provides the instance's shops to descendant metafield fields, which cannot read them if they edit a single entry.
 */
export function MetafieldSources({ children }: { children: ReactNode }) {
  const { text } = useJsonScope();
  const shops = useStable(useShopIds({ ...useFormInstance(), configuration: text }));
  return <MetafieldSourcesContext value={shops}>{children}</MetafieldSourcesContext>;
}

interface BoundMetafieldFieldProps {
  path: Path;
  ownerType: MetafieldOwner;
  label: string;
  required?: boolean;
}

/** A field for metafield keys ("namespace.key"). Suggests the keys of the shops; other keys can be typed. */
export function BoundMetafieldField({ ownerType, ...field }: BoundMetafieldFieldProps) {
  const { t } = useTranslation('job-forms');
  const keys = useMetafieldKeys(useContext(MetafieldSourcesContext), ownerType);
  const suggestions = useMemo(
    () => (keys ?? []).map(({ key, name }) => ({ value: key, label: key, ...(name !== null && { note: name }) })),
    [keys],
  );
  return <BoundTagField {...field} keys="separators" suggestions={suggestions} help={t('hint.metafields')} />;
}
