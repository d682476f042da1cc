import type { Page } from '@playwright/test';

/** Page object of the calendar of schedules. Finds elements by their visible texts. */
export class SchedulesPage {
  constructor(readonly page: Page) {}

  readonly title = () => this.page.getByRole('heading', { level: 1, name: 'Schedules' });
  readonly week = () => this.page.getByRole('table', { name: 'Starts of the week' });
  readonly cell = (name: RegExp) => this.week().getByRole('button', { name });
  readonly list = () => this.page.getByRole('table', { name: 'All schedules' });
  readonly starts = () => this.page.getByRole('status').getByRole('listitem');
}
