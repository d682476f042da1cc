import type { Permissions } from '@/domain/permissions';
import type { InstanceField } from '@/domain/instance';

/** The tabs of the form, in order. Another tab is a name here, a component, and the fields that live there. */
export const FORM_TABS = ['general', 'configuration', 'alerting', 'advanced', 'history'] as const;
export type FormTab = (typeof FORM_TABS)[number];

const PLACES: Partial<Record<InstanceField, FormTab>> = {
  configuration: 'configuration',
  sendErrorEmail: 'alerting',
  errorAlertEmails: 'alerting',
  sendWarningEmail: 'alerting',
  warningAlertEmails: 'alerting',
  allowSimultaneousRun: 'advanced',
  cronExpression: 'advanced',
  eventTrigger: 'advanced',
  executionLogVerbosity: 'advanced',
  showJsonConfiguration: 'advanced',
};

/** The tab on which a field stands. */
export function tabOf(field: InstanceField): FormTab {
  return PLACES[field] ?? 'general';
}

/** Fields of the super administrator alone. */
const SUPER_ADMIN_FIELDS = new Set<InstanceField>(['companyCode', 'allowSimultaneousRun', 'executionLogVerbosity']);

/** Whether a person of these permissions finds the field on a tab. */
export function isFieldVisible(field: InstanceField, { administrate, superAdmin }: Permissions): boolean {
  return (administrate || tabOf(field) !== 'advanced') && (superAdmin || !SUPER_ADMIN_FIELDS.has(field));
}

/** The tabs that a person sees: the advanced ones are the administrators', and only what exists has a history. */
export function visibleTabs({ administrate, exists }: { administrate: boolean; exists: boolean }): FormTab[] {
  const hidden: Partial<Record<FormTab, boolean>> = { advanced: !administrate, history: !exists };
  return FORM_TABS.filter((tab) => hidden[tab] !== true);
}
