import type { Page } from '@playwright/test';

/** Page object of the changes of all integrations. Finds most elements by their visible texts. */
export class ChangesPage {
  constructor(readonly page: Page) {}

  readonly title = () => this.page.getByRole('heading', { level: 1, name: 'What changed' });
  readonly table = () => this.page.getByRole('table', { name: 'What changed' });
  /** The rows with changes. Each has a button that shows the changed fields. */
  readonly rows = () =>
    this.table()
      .getByRole('row')
      .filter({ has: this.page.locator('[data-row-opener]') });
  readonly row = (integration: string) => this.rows().filter({ hasText: integration });
  readonly fields = (integration: string) => this.row(integration).locator('[data-row-opener]');
  readonly details = () => this.table().getByRole('listitem');
  /** The widths of all columns in pixels; 0 if the window hides a column. */
  readonly columnWidths = () =>
    this.table()
      .locator('thead th')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  readonly days = () => this.table().getByRole('rowheader');
  readonly filters = () => this.page.getByRole('group', { name: 'Filters' });
  readonly chip = (name: string) => this.filters().getByRole('button', { name: new RegExp(`^${name}`) });
  readonly option = (name: string) => this.page.getByRole('option', { name });
  readonly loadVersions = () => this.page.getByRole('button', { name: /^Load the other/ });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);

  /** @param query e.g. "?period=month" */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/job_instance/changes${query}`);
  }
}
