import type { Page } from '@playwright/test';

/** Page object of a list of the administration. Finds elements by their visible texts. */
export class OnlineListPage {
  /** @param name title of the screen and name of its table */
  constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  readonly table = () => this.page.getByRole('table', { name: this.name });
  readonly columns = () => this.table().getByRole('columnheader');
  readonly rows = () =>
    this.table()
      .locator('tbody')
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') });
  readonly row = (name: string) => this.rows().filter({ has: this.page.getByRole('link', { name }) });
  readonly createLink = () => this.page.getByRole('link', { name: 'Create', exact: true });
  readonly search = () => this.page.getByRole('searchbox');
  readonly filters = () => this.page.getByRole('group', { name: 'Filters' });
  readonly chip = (name: string) => this.filters().getByRole('button', { name: new RegExp(`^${name}`) });
  readonly option = (name: string) => this.page.getByRole('option', { name });
  readonly clearFilters = () => this.page.getByRole('button', { name: 'Clear filters' }).last();
  readonly tryAgain = () => this.page.getByRole('main').getByRole('button', { name: 'Try again' });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);
}
