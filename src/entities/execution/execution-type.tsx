import { useTranslation } from 'react-i18next';
import type { ExecutionType as Type } from '@/lib/database/rows';

/** 'Full', 'Delta' or 'Event' (spec 1, section 4). */
export function ExecutionType({ type }: { type: Type }) {
  const { t } = useTranslation();
  return t(`type.${type}`);
}
