import type { Page } from '@playwright/test';

/** The bell in the top bar with its panel, and the buttons that watch a run or an integration. */
export class Bell {
  constructor(readonly page: Page) {}

  /** @param name "Notifications", with the number of errors if there are some */
  readonly button = (name: string) => this.page.getByRole('banner').getByRole('button', { name, exact: true });
  readonly panel = () => this.page.getByRole('dialog', { name: /^Notifications/ });
  readonly events = () => this.panel().getByRole('listitem');
  /** The link of an event. @param label the name of the integration */
  readonly event = (label: string) => this.panel().getByRole('link', { name: label });
  readonly watchButton = () => this.page.getByRole('button', { name: 'Watch', exact: true });
  readonly watchingButton = () => this.page.getByRole('button', { name: 'Watching', exact: true });
}
