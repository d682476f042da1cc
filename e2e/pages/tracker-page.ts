import type { Page } from '@playwright/test';
import { ExecutionRows } from './execution-rows';

/** Page object of the execution tracker. Finds elements by their visible texts. */
export class TrackerPage {
  readonly grid: ExecutionRows;

  constructor(readonly page: Page) {
    this.grid = new ExecutionRows(page, 'Execution tracker');
  }

  readonly title = () => this.page.getByRole('heading', { level: 1, name: 'Execution tracker' });
  readonly filters = () => this.page.getByRole('group', { name: 'Filters' });
  /** The chip of a filter. Its name ends with the values that are selected. */
  readonly chip = (name: string) => this.filters().getByRole('button', { name: new RegExp(`^${name}`) });
  readonly clearFilters = () => this.filters().getByRole('button', { name: 'Clear filters' });
  readonly search = (name: string) => this.page.getByRole('combobox', { name });
  readonly option = (name: string) => this.page.getByRole('option', { name });
  readonly pager = () => this.page.getByRole('navigation', { name: 'Pages' });
  readonly pageButton = (name: string) => this.pager().getByRole('button', { name, exact: true });
  readonly views = () => this.page.getByRole('navigation', { name: 'Views' });
  /** A link in the row of views above the table. Its name ends with its count. */
  readonly view = (name: string) => this.views().getByRole('link', { name });
  readonly shownView = () => this.views().locator('[aria-current]');
  readonly column = (name: string) => this.page.getByRole('checkbox', { name, exact: true });
  readonly newRows = () => this.page.getByRole('button', { name: /^\d+ new$/ });
  /**
   * The text above the table with the number of all executions. Inside the table, the heading of a day without failures
   * has a similar text.
   */
  readonly total = () => this.page.getByRole('main').locator('span:not(table *)', { hasText: /^[\d,]+ executions$/ });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);

  /** @param query e.g. "?status=error" */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/execution_tracker${query}`);
  }

  /** Picks a value of a filter by the text of its option. */
  async pick(filter: string, option: string): Promise<void> {
    await this.chip(filter).click();
    await this.option(option).click();
  }
}
