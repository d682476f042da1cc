import type { Locator, Page } from '@playwright/test';

/** Page object of a table of executions, on any screen. */
export class ExecutionRows {
  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  readonly table = () => this.page.getByRole('table', { name: this.name, exact: true });
  readonly columns = () => this.table().getByRole('columnheader');
  /** All rows except the header and the headings of days. */
  readonly rows = () =>
    this.table()
      .locator('tbody')
      .getByRole('row')
      .filter({ hasNot: this.page.getByRole('rowheader') });
  readonly days = () => this.table().getByRole('rowheader');
  readonly row = (id: number) => this.rows().filter({ has: this.idLink(id) });
  readonly idLink = (id: number) => this.page.getByRole('link', { name: String(id), exact: true });

  /** Returns the cell of a row in the column with this heading. */
  async cell(row: Locator, column: string): Promise<Locator> {
    const heads = await this.columns().allTextContents();
    return row.getByRole('cell').nth(heads.indexOf(column));
  }

  /** Returns the ids of the shown rows, from top to bottom. */
  async ids(): Promise<number[]> {
    const links = await this.rows().locator('td:first-child a').allTextContents();
    return links.map(Number);
  }
}
