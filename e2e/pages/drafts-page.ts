import type { Page } from '@playwright/test';

/** The drafts of this device, found by what a person sees. */
export class DraftsPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: 'Drafts' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (name: string) => this.rows().filter({ has: this.page.getByRole('link', { name }) });
  readonly discard = (name: string) => this.page.getByRole('button', { name: `Discard the draft of ${name}` });
  readonly export = (name: string) => this.page.getByRole('button', { name: `Export the draft of ${name} as JSON` });
  readonly undo = () => this.page.getByRole('button', { name: 'Undo' });

  async open(): Promise<void> {
    await this.page.goto('/drafts');
  }
}
