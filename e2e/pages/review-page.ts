import type { Page } from '@playwright/test';

/** Page object of the review of changes and launches of many integrations. Finds elements by their visible texts. */
export class ReviewPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: 'Drafts to review' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly launches = () => this.page.getByRole('table', { name: 'Launches' });
  readonly bar = () => this.page.getByRole('region', { name: 'What is sent' });
  readonly undo = () => this.table().getByRole('button', { name: /^Undo the change of / });
}
