import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedViolation } from '@/domain/configuration/place-in-configuration';
import { emptyPaths } from '@/domain/drafts/draft-checks';
import type { InstanceFields } from '@/domain/instance';

const NONE: readonly PlacedViolation[] = [];

/**
 * The empty required fields of the configuration, shown like the server's violations.
 * @param value the values of the form; null until a Save has found an empty field
 */
export function useEmptyFields(
  value: InstanceFields | null,
  onServer: Pick<InstanceFields, 'configuration'> | null,
): readonly PlacedViolation[] {
  const { t } = useTranslation();
  return useMemo(() => {
    if (value === null) return NONE;
    return emptyPaths(value, onServer).map((path) => ({ path, message: t('error.required'), exact: true }));
  }, [value, onServer, t]);
}
