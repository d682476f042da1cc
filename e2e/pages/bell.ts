import type { Page } from '@playwright/test';

/**
 * Page object of the bell in the top bar, of its panel, and of the buttons with which a person watches a run or an
 * integration.
 */
export class Bell {
  constructor(readonly page: Page) {}

  /** @param name "Notifications", followed by the number of unread errors, if any: "Notifications, 1 error" */
  readonly button = (name: string) => this.page.getByRole('banner').getByRole('button', { name, exact: true });
  readonly panel = () => this.page.getByRole('dialog', { name: /^Notifications/ });
  readonly events = () => this.panel().getByRole('listitem');
  /** The link of an event. @param label the name of the integration */
  readonly event = (label: string) => this.panel().getByRole('link', { name: label });
  readonly watchButton = () => this.page.getByRole('button', { name: 'Watch', exact: true });
  readonly watchingButton = () => this.page.getByRole('button', { name: 'Watching', exact: true });
}
