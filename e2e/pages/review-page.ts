import type { Page } from '@playwright/test';

/** The review of what is done to many integrations, found by visible texts. */
export class ReviewPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: 'Drafts to review' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly launches = () => this.page.getByRole('table', { name: 'Launches' });
  readonly bar = () => this.page.getByRole('region', { name: 'What is sent' });
  readonly undo = () => this.table().getByRole('button', { name: /^Undo the change of / });
}
