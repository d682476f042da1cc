import type { Page } from '@playwright/test';

/** Page object of the list of job instances. Finds elements by their visible texts. */
export class InstanceListPage {
  constructor(readonly page: Page) {}

  readonly title = () => this.page.getByRole('heading', { level: 1, name: 'Integrations' });
  readonly head = () => this.page.getByRole('main').getByRole('banner').or(this.page.locator('main header'));
  readonly table = () => this.page.getByRole('table', { name: 'Integrations' });
  readonly columns = () => this.table().getByRole('columnheader');
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (label: string) => this.rows().filter({ has: this.page.getByRole('link', { name: label }) });
  readonly createButton = () => this.page.getByRole('link', { name: 'Create' });
  readonly search = () => this.page.getByRole('searchbox', { name: 'Search by label' });
  readonly filters = () => this.page.getByRole('group', { name: 'Filters' });
  readonly chip = (name: string) => this.filters().getByRole('button', { name: new RegExp(`^${name}`) });
  readonly panelButton = () => this.filters().getByRole('button', { name: 'Filters', exact: true });
  readonly panel = () => this.page.getByRole('dialog', { name: 'Filters' });
  readonly panelOption = (filter: string, name: string | RegExp) =>
    this.panel().getByRole('listbox', { name: filter }).getByRole('option', { name });
  readonly option = (name: string) => this.page.getByRole('option', { name });
  readonly group = (name: string) =>
    this.page.getByRole('group', { name: 'Health' }).getByRole('button', { name: new RegExp(`^${name} \\d`) });
  readonly clearFilters = () => this.filters().getByRole('button', { name: 'Clear filters' });
  readonly pagers = () => this.page.getByRole('navigation', { name: /^Pages, / });
  readonly newDrafts = () => this.page.getByRole('list', { name: 'New integrations that are not on the server yet' });
  readonly selectButton = () => this.page.getByRole('button', { name: 'Select', exact: true });
  readonly boxes = () => this.rows().getByRole('checkbox');
  readonly selectionBar = () => this.page.getByRole('region', { name: 'Selected integrations' });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text, { exact: true });

  /** @param query e.g. "?label=rules" */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/job_instance${query}`);
  }
}
