import type { InstanceField } from '@/lib/database/draft-rows';

/** The tabs of the form, in order. Another tab is a name here, a component, and the fields that live there. */
export const FORM_TABS = ['general', 'configuration'] as const;
export type FormTab = (typeof FORM_TABS)[number];

const PLACES: Partial<Record<InstanceField, FormTab>> = { configuration: 'configuration' };

/** The tab on which a field stands. */
export function tabOf(field: InstanceField): FormTab {
  return PLACES[field] ?? 'general';
}

export function isFormTab(name: string | null): name is FormTab {
  return FORM_TABS.some((tab) => tab === name);
}
