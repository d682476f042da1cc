import { useMemo } from 'react';
import { usePermissions } from '@/data/session/use-session';
import { serverMessage } from '@/i18n/problem-text';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { isFieldVisible } from '@/domain/form-tabs';
import { placeViolations, type PlacedViolations } from './form-violations';

/** The server's violations of this draft, translated and assigned to fields. */
export function usePlacedViolations(
  draft: DraftRow | null,
  { jobCode, configuration }: InstanceFields,
): PlacedViolations {
  const permissions = usePermissions();
  const violations = draft?.violations;
  const translatedViolations = useMemo(
    () => (violations ?? []).map(({ propertyPath, message }) => ({ propertyPath, message: serverMessage(message) })),
    [violations],
  );
  // Without violations, the configuration does not matter, so typing recomputes nothing.
  const relevantConfiguration = translatedViolations.length === 0 ? '' : configuration;
  return useMemo(
    () =>
      placeViolations(translatedViolations, { jobCode, configuration: relevantConfiguration }, (field) =>
        isFieldVisible(field, permissions),
      ),
    [translatedViolations, jobCode, relevantConfiguration, permissions],
  );
}
