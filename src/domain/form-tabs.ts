import type { Permissions } from './permissions';
import type { InstanceField } from './instance';

/** The tabs of the form, in order. A new tab needs a name here, a component, and its fields. */
export const FORM_TABS = ['general', 'configuration', 'alerting', 'advanced', 'history'] as const;
export type FormTab = (typeof FORM_TABS)[number];

const TAB_OF_FIELD: Partial<Record<InstanceField, FormTab>> = {
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

/** The tab that shows a field. */
export function tabOf(field: InstanceField): FormTab {
  return TAB_OF_FIELD[field] ?? 'general';
}

/** Fields that only the super administrator sees. */
const SUPER_ADMIN_FIELDS = new Set<InstanceField>(['companyCode', 'allowSimultaneousRun', 'executionLogVerbosity']);

/** Whether a field is visible with these permissions. */
export function isFieldVisible(field: InstanceField, { administrate, superAdmin }: Permissions): boolean {
  return (administrate || tabOf(field) !== 'advanced') && (superAdmin || !SUPER_ADMIN_FIELDS.has(field));
}

/** The visible tabs. Advanced is for administrators, and only an existing instance has a history. */
export function visibleTabs({ administrate, exists }: { administrate: boolean; exists: boolean }): FormTab[] {
  const hidden: Partial<Record<FormTab, boolean>> = { advanced: !administrate, history: !exists };
  return FORM_TABS.filter((tab) => hidden[tab] !== true);
}
